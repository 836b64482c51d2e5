export { SessionsPanel, type SessionsPanelProps } from './SessionsPanel';
