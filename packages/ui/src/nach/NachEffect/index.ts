export { NachEffect, type NachEffectProps } from './NachEffect';
