import { style } from '@vanilla-extract/css';

export const page = style({ maxWidth: 640, margin: '0 auto', padding: '48px 24px' });
