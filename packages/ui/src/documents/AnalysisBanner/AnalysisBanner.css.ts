import { style } from '@vanilla-extract/css';

/** The name of a file may be long and without a space. */
export const line = style({ overflowWrap: 'anywhere' });
