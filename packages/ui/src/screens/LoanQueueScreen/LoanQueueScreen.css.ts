import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

export const summary = style({
  minHeight: vars.text.caption.lineHeight,
  color: vars.colour.text.tertiary,
  ...textSize('caption'),
  fontVariantNumeric: 'tabular-nums',
});

export const search = style({
  flex: '1 1 auto',
  width: 168,
  '@media': { 'screen and (min-width: 1440px)': { width: 232 } },
});

export const keys = style({ ...flexRow, gap: 4 });
export const nextKey = style({ display: 'flex', marginLeft: 8 });
