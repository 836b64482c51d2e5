import { style } from '@vanilla-extract/css';

export const idCell = style({ display: 'flex', maxWidth: 112 });
