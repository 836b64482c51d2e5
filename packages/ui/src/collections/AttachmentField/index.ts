export { AttachmentField, type AttachmentFieldProps } from './AttachmentField';
