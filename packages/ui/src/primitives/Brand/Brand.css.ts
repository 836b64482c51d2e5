import { style } from '@vanilla-extract/css';
import { centred, inlineRow, textSize, vars } from '../../theme';

export const brand = style({
  ...inlineRow,
  gap: '10px',
  color: vars.colour.text.primary,
  ...textSize('bodyLg'),
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const mark = style({
  ...centred,
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
});
