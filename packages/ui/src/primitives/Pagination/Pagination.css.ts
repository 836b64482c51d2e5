import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { colour } = vars;

export const bar = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '4px 16px',
  minHeight: 44,
  padding: '6px 10px 6px 14px',
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({
  color: colour.text.secondary,
  ...textSize('caption'),
  selectors: { '&[data-loading]': { visibility: 'hidden' } },
});

export const hint = style({
  ...flexRow,
  gap: vars.space[1],
  color: colour.text.tertiary,
  ...textSize('caption'),
  '@media': {
    '(max-width: 900px)': { display: 'none' },
    '(pointer: coarse)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const pages = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: 2,
  marginLeft: 'auto',
  // So many numbers that the shortcuts would lose their place beside them.
  selectors: { '&[data-dense]': { gap: 0 } },
  '@media': { print: { display: 'none' } },
});

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  padding: '0 6px',
  borderRadius: '6px',
  color: colour.text.secondary,
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-dense] > &': { minWidth: 24, padding: '0 3px' },
    '&:hover:not([aria-disabled=true])': {
      backgroundColor: colour.surface.active,
      color: colour.text.primary,
    },
    '&[aria-current=page]': {
      backgroundColor: colour.accent.soft,
      color: colour.accent.text,
      boxShadow: `inset 0 0 0 1px ${colour.accent.border}`,
    },
    '&[aria-disabled=true]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
});

export const gap = style([page, { color: colour.text.tertiary }]);

export const goTo = style({
  ...flexRow,
  gap: vars.space[2],
  padding: '0 6px',
  color: colour.text.secondary,
  whiteSpace: 'nowrap',
});

export const field = style({
  width: 44,
  height: 28,
  padding: '0 4px',
  border: `1px solid ${colour.border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: colour.surface.base,
  textAlign: 'center',
});
