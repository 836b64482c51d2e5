export { OptionList } from './OptionList';
export { OptionRow } from './OptionRow';
export { isOptionDisabled, labelOf, matching, type Option, valueOf } from './option';
export { Select, type SelectProps } from './Select';
