import { style } from '@vanilla-extract/css';

/** One long name would push the statuses out of the window. */
export const fullName = style({ display: 'flex', maxWidth: 220 });
