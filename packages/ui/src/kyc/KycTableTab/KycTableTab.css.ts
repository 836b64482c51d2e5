import { style } from '@vanilla-extract/css';

// The longest caption, 'Driving License, front', fits.
export const photo = style({ width: 144, paddingBlock: 6 });
