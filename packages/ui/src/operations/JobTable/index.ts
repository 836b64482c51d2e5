export { type JobDeed, JobTable, type JobTableProps } from './JobTable';
