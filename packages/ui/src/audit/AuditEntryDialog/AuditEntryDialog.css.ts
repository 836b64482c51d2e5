import { style } from '@vanilla-extract/css';

/** Long values and paths are shown whole. */
export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 120 });
