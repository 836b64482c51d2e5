import { style } from '@vanilla-extract/css';

/** Placeholder for the parts not rendered yet, so that the page has its scroll bar from the first paint. */
export const room = style({ flex: 'none', height: '100vh' });
