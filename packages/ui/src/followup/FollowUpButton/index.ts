export { FollowUpButton, type FollowUpButtonProps } from './FollowUpButton';
