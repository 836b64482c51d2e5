import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** As wide as its share of the loans, and never too narrow to be read or pressed. */
export const part = style({
  flexBasis: 96,
  minHeight: 40,
  padding: '4px 8px',
  border: `1px solid ${vars.colour.border.default}`,
  borderRadius: vars.radius.sm,
  background: vars.colour.surface.base,
  color: vars.colour.text.primary,
  font: 'inherit',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.colour.text.primary,
      boxShadow: `inset 0 0 0 1px ${vars.colour.text.primary}`,
    },
  },
});

export const days = style({ display: 'block', fontWeight: 600 });

export const figures = style({ display: 'block', fontSize: vars.text.caption.fontSize });
