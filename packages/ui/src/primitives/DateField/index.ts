export { Calendar } from './Calendar';
export type { CalendarProps } from './CalendarGrid';
export { DateField, type DateFieldProps } from './DateField';
export { DateRangeField, type DateRangeFieldProps, type DateRangeValue } from './DateRangeField';
export type { DateLimits } from './dateLimits';
