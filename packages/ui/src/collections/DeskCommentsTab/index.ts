export { DeskCommentsTab, type DeskCommentsTabProps } from './DeskCommentsTab';
