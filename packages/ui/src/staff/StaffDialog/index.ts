export { StaffDialog, type StaffDialogProps } from './StaffDialog';
export type { StaffOrder, StaffRun } from './order';
