export { MentionPicker, type MentionPickerProps } from './MentionPicker';
