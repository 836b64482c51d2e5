import { style } from '@vanilla-extract/css';

export const photo = style({ width: 108, paddingBlock: 6 });
