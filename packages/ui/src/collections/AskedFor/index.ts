export { AskedFor, type AskedForProps } from './AskedFor';
