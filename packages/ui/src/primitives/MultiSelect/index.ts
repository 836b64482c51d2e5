export type { Option } from '../Select';
export { MultiSelect, type MultiSelectProps } from './MultiSelect';
