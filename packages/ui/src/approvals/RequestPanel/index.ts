export { kindLabels } from './kindLabels';
export { RequestPanel, type RequestPanelProps } from './RequestPanel';
