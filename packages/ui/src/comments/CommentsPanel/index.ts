export { CommentsPanel, type CommentsPanelProps } from './CommentsPanel';
