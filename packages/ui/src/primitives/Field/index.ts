export { countGraphemes } from './countGraphemes';
export { Field, type FieldControl, type FieldFrameProps } from './Field';
export { FieldAffix } from './FieldAffix';
export { FieldArea } from './FieldArea';
export { FieldBox, type FieldBoxProps } from './FieldBox';
export { FieldButton, type FieldButtonProps } from './FieldButton';
export { FieldInput } from './FieldInput';
export { type FieldIds, useFieldIds } from './fieldIds';
export { FieldMessage } from './FieldMessage';
export { FieldPopup, type FieldPopupProps } from './FieldPopup';
export { FieldTrigger } from './FieldTrigger';
export {
  type ControlProps,
  type FieldProps,
  type FieldSize,
  type FieldState,
  fieldMessageOf,
  fieldStateOf,
} from './fieldProps';
export { focusFirstInvalid } from './focusFirstInvalid';
