export { Select, type SelectProps } from './Select';
export type { Option } from './option';
