export { type Loadable, loadable } from './loadable';
