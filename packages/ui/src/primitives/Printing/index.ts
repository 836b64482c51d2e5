export { usePrinting } from './usePrinting';
