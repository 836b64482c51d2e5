import './reset.css';

export { atoms, type Atoms } from './atoms.css';
export { vars } from './contract.css';
export {
  besideValue,
  centred,
  dpdFaces,
  flexColumn,
  flexRow,
  inlineRow,
  plainList,
  textSize,
  truncated,
} from './rules';
export { comfortableDensity, compactDensity, darkTheme, lightTheme } from './themes.css';
export { breakpoint } from './tokens';
