import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
  gap: '16px 28px',
});

export const group = style({
  marginBottom: vars.space[1],
  color: vars.colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
  fontWeight: vars.weight.semibold,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.density.kvRow,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const keys = style({ display: 'flex', flex: 'none', gap: vars.space[1] });
