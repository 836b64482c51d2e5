import { style } from '@vanilla-extract/css';

export const corner = style({ alignSelf: 'flex-end', paddingBottom: 6 });
