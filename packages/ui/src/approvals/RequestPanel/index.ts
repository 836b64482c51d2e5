export { RequestPanel, type RequestPanelProps } from './RequestPanel';
