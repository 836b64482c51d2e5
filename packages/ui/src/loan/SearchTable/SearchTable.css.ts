import { style } from '@vanilla-extract/css';

/** One long name would push the statuses out of the window. */
export const fullName = style({ display: 'flex', alignItems: 'center', gap: 8, maxWidth: 260 });

export const due = style({ flex: 'none' });
