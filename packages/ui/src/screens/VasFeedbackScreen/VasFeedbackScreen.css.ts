import { style } from '@vanilla-extract/css';

export const ask = style({ display: 'flex', alignItems: 'flex-end', gap: 8, maxWidth: 420 });
export const field = style({ flex: 1 });
