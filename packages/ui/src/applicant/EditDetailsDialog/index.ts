export { EditDetailsDialog, type EditDetailsDialogProps } from './EditDetailsDialog';
export type { GroupSave, PhotoSlot } from './editState';
