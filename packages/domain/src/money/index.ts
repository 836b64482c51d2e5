export { exactRupees, formatRupees, groupIndian } from './display';
export {
  paise,
  type Paise,
  paiseToRupees,
  parseRupees,
  rupees,
  rupeesToPaise,
  subtract,
  sum,
  zeroPaise,
} from './paise';
export { percent, percentOf } from './rate';
