import { style } from '@vanilla-extract/css';

export const search = style({ flex: '1 1 auto', width: 232 });
