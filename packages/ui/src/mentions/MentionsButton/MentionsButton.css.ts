import { style } from '@vanilla-extract/css';
import { centred, textSize, vars } from '../../theme';

export const holder = style({ position: 'relative', display: 'inline-flex' });

// At the corner of the bell.
export const count = style({
  ...centred,
  position: 'absolute',
  top: -3,
  right: -5,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.text.inverse,
  ...textSize('micro'),
  fontWeight: vars.weight.semibold,
  pointerEvents: 'none',
});
