import { style } from '@vanilla-extract/css';

export const deeds = style({ display: 'flex', justifyContent: 'flex-end', gap: 4 });
