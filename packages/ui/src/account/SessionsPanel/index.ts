export { type SessionsList, SessionsPanel, type SessionsPanelProps } from './SessionsPanel';
