export { NewVersion, type NewVersionProps } from './NewVersion';
