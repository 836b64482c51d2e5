export { AgeingBar, type AgeingBarProps } from './AgeingBar';
