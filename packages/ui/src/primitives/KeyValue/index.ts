export { KeyValue, type KeyValueProps } from './KeyValue';
export type { KeyValueItem } from './KeyValueRow';
