export { NachParts, type NachPartsProps } from './NachParts';
