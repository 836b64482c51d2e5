export { afterPaint } from './afterPaint';
export { Staged, type StagedProps } from './Staged';
export { DrawnAtOnce, useDrawn } from './useDrawn';
