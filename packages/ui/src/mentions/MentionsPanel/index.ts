export { MentionsPanel, type MentionsPanelProps } from './MentionsPanel';
