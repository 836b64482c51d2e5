export { afterPicture } from './afterPicture';
export { Staged, type StagedProps } from './Staged';
export { DrawnAtOnce, useDrawn } from './useDrawn';
