export { PdTab, type PdTabProps } from './PdTab';
