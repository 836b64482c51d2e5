export { PerfiosTab, type PerfiosTabProps } from './PerfiosTab';
