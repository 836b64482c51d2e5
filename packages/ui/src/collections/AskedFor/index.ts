export { type Asked, AskedFor, type AskedForProps } from './AskedFor';
