export { MonthField, type MonthFieldProps } from './MonthField';
