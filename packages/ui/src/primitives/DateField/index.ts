export { Calendar, type CalendarProps } from './Calendar';
export { DateField, type DateFieldProps } from './DateField';
export { DateRangeField, type DateRangeFieldProps, type DateRangeValue } from './DateRangeField';
export type { DateLimits } from './dateLimits';
