import { style } from '@vanilla-extract/css';

/** As large as five weeks, so that nothing moves when the calendar has arrived. */
export const space = style({ width: 222, minHeight: 216 });
