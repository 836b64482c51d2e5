import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const verdict = style({ display: 'block' });

export const why = style({
  display: 'block',
  color: vars.colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
});
