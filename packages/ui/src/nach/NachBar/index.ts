export { NachBar, type NachBarProps } from './NachBar';
