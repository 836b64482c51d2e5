export { NachProgress, type NachProgressProps } from './NachProgress';
