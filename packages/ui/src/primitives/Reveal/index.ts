export { RevealError } from './RevealError';
export { RevealEye, type RevealEyeProps } from './RevealEye';
export { type Reveal, type Reveals, useReveals } from './useReveals';
