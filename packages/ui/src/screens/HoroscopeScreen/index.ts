export {
  type HoroscopeSave,
  HoroscopeScreen,
  type HoroscopeScreenProps,
  type WeekRead,
} from './HoroscopeScreen';
