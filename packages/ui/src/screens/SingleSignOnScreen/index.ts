export { SingleSignOnScreen, type SingleSignOnScreenProps } from './SingleSignOnScreen';
