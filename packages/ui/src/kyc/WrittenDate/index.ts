export { WrittenDate, type WrittenDateProps } from './WrittenDate';
