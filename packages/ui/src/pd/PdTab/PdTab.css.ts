import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, textSize, vars } from '../../theme';

const { border, surface, text } = vars.colour;

export const form = style({ ...flexColumn });

/** Why the form is read-only, with space before the first heading. */
export const notice = style({ marginBottom: 12 });

export const group = style({
  ...flexColumn,
  gap: 8,
  minWidth: 0,
  maxWidth: 820,
  margin: 0,
  padding: '0 0 16px',
  border: 0,
});

export const heading = style({
  ...flexRow,
  gap: 8,
  width: '100%',
  padding: '0 0 8px',
  ...textSize('caption'),
  fontWeight: vars.weight.semibold,
  '::after': { content: '""', flex: 1, borderTop: `1px solid ${border.subtle}` },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 4,
  '@media': { 'screen and (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// Keeps a focused question clear of the sticky bar with Save.
globalStyle(`${question} :is(input, textarea)`, { scrollMarginBottom: 80, scrollMarginTop: 24 });

export const label = style({
  paddingTop: 7,
  ...textSize('caption'),
  fontWeight: vars.weight.medium,
  color: text.secondary,
});

export const quiet = style({
  marginLeft: 6,
  fontWeight: vars.weight.regular,
  color: text.tertiary,
});

export const control = style({ minWidth: 0, maxWidth: 600 });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  ...flexRow,
  gap: 12,
  margin: '0 -14px -12px',
  padding: '10px 14px',
  borderTop: `1px solid ${border.default}`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  background: surface.base,
});
