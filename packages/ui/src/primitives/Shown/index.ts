export { Shown, useShown, useWhenHidden } from './shown';
