export { NachRows, type NachRowsProps } from './NachRows';
