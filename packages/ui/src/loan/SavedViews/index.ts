export { SavedViews, type SavedViewsProps } from './SavedViews';
