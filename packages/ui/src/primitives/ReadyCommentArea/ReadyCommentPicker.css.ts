import { style } from '@vanilla-extract/css';

/** The comments wrap instead of making the list wider than a dialog. */
export const sheet = style({ display: 'flex', flexDirection: 'column', minHeight: 0, maxWidth: 556 });
