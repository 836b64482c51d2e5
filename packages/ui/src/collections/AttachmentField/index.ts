export { AttachmentField, attachmentFault, type AttachmentFieldProps } from './AttachmentField';
