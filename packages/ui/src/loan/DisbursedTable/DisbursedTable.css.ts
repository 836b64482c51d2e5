import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

// A long name is cut before the days and the bucket leave the screen.
export const fullName = style({
  display: 'flex',
  minWidth: 0,
  maxWidth: 138,
  '@container': { '(max-width: 960px)': { maxWidth: 108 } },
  '@media': { print: { maxWidth: 'none !important' } },
});

/** Paid, overdue and what is to come, under the words. */
export const emis = style({ display: 'grid', gap: 2 });
export const bar = style({ display: 'block', borderRadius: 2 });
export const rest = style({ fill: vars.colour.border.subtle });
export const paid = style({ fill: vars.colour.dpd.d0.fill });
export const overdue = style({ fill: vars.colour.dpd.d60_90.fill });
