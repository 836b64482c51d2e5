export { MentionsButton, type MentionsButtonProps } from './MentionsButton';
