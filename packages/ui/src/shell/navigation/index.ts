export {
  currentItem,
  navigationFor,
  viewsWithKeys,
  type NavigationGroup,
  type NavigationItem,
} from './navigation';
