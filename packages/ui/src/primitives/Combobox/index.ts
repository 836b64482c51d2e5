export type { Option } from '../Select';
export { Combobox, type ComboboxProps } from './Combobox';
