import { style } from '@vanilla-extract/css';

// A long name is cut before the days and the bucket leave the screen.
export const fullName = style({ display: 'flex', minWidth: 0, maxWidth: 170 });
