import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const list = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: 4 });

export const text = style({
  color: vars.colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
  whiteSpace: 'nowrap',
});
