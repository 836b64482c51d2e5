import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** In one row; in a narrow window in rows of three or two, each part as wide as the next. Its room is kept while the book
 *  is read. */
export const bar = style({
  display: 'flex',
  gap: 4,
  minHeight: 50,
  marginBottom: 4,
  '@media': {
    'screen and (max-width: 900px)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      minHeight: 104,
    },
    'screen and (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 206 },
  },
});

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
    '&:hover': { background: vars.colour.surface.hover },
    '&[aria-pressed=true]': {
      borderColor: vars.colour.text.primary,
      boxShadow: `inset 0 0 0 1px ${vars.colour.text.primary}`,
    },
  },
});

export const days = style({ display: 'block', fontWeight: 600 });

/** Where they take two lines the amount is whole. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  fontSize: vars.text.caption.fontSize,
});
