export { viewsContract } from './contract';
export { viewMessages } from './messages';
export { mostViews, type SavedView, viewedLists, viewNameForm } from './schema';
