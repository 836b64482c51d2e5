export { EditDetailsDialog, type EditDetailsDialogProps } from './EditDetailsDialog';
export type { GroupSave, Photo, Photos, PhotoSlot } from './editState';
