export { ErrorPanel, type ErrorPanelProps, type ErrorRetry } from './ErrorPanel';
