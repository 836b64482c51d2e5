import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
