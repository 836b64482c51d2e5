export { vars } from './theme';
