import { style } from '@vanilla-extract/css';

/** The room of the parts to come: the page has its scroll bar from the first picture on. */
export const room = style({ flex: 'none', height: '100vh' });
