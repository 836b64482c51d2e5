export { QueueTable, type QueueTableProps } from './QueueTable';
