export { firstDay, lastDay, readAddressDate } from './addressDate';
export {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isMonday,
  monthOf,
  startOfMonth,
  weekdayOf,
} from './arithmetic';
export {
  type BusinessDate,
  businessDate,
  dateOfParts,
  datePartsOf,
  dayMs,
  isBusinessDate,
  parseBusinessDate,
} from './businessDate';
export { type DateRange, dateRange } from './dateRange';
export { dateText, formatDate, formatDateTime, formatTime, monthNames } from './format';
export {
  businessDateOf,
  businessTimezone,
  clockOf,
  epochMsOf,
  instant,
  type Instant,
  dayMinutes,
  instantAt,
  instantOfEpochMs,
  parseInstant,
  wallClockText,
} from './instant';
export { momentText } from './moment';
export { dayOfMonth, ordinal } from './ordinal';
export { monthOptions, yearOptions } from './filterOptions';
