import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
export const year = style({ width: 96 });
export const month = style({ width: 120 });
