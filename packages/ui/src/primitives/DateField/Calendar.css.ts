import { style } from '@vanilla-extract/css';

/** The size of five weeks, so that nothing moves when the calendar has loaded. */
export const space = style({ width: 222, minHeight: 216 });
