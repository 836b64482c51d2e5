import { style } from '@vanilla-extract/css';

/** A long list scrolls by itself, with its head in view. */
export const long = style({ height: 'min(600px, 70vh)' });
