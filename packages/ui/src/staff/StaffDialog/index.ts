export { StaffDialog, type StaffDialogProps, type StaffRun } from './StaffDialog';
export type { StaffOrder } from './order';
