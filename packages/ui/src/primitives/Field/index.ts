export { countGraphemes } from './countGraphemes';
export { Field, type FieldControl, type FieldFrameProps } from './Field';
export { FieldBox, type FieldBoxProps } from './FieldBox';
export { FieldButton, type FieldButtonProps } from './FieldButton';
export { type FieldIds, useFieldIds } from './fieldIds';
export { FieldMessage } from './FieldMessage';
export { FieldPopup, type FieldPopupProps } from './FieldPopup';
export {
  type ControlProps,
  type FieldProps,
  type FieldSize,
  type FieldState,
  fieldMessageOf,
  fieldStateOf,
} from './fieldProps';
export { focusFirstInvalid } from './focusFirstInvalid';
