export { compareWeeks, mergeWeeks } from './compareWeeks';
export {
  horoscopeContract,
  longestPrediction,
  type StoredWeek,
  storedWeekSchema,
  type WireWeekTexts,
  wirePredictionsOf,
} from './contract';
export { horoscopeMessages } from './messages';
export { categories, type Category, type Sign, signName, signs } from './signs';
export {
  emptyWeek,
  filledFrom,
  type HoroscopeWeek,
  isHoroscopeWeek,
  sameWeek,
  weekOf,
  withPrediction,
  written,
} from './week';
