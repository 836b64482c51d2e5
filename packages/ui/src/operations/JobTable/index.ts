export { type JobAction, JobTable, type JobTableProps } from './JobTable';
