export { StatusLine, type StatusLineProps } from './StatusLine';
