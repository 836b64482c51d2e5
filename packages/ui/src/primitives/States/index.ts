export type { Done, Read, Run } from './states';
