import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const summary = style({
  minHeight: vars.text.caption.lineHeight,
  color: vars.colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const search = style({
  flex: '1 1 auto',
  width: 180,
  '@media': { 'screen and (min-width: 1440px)': { width: 232 } },
});

export const keys = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const nextKey = style({ display: 'flex', marginLeft: 8 });
