import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, truncated, vars } from '../../theme';

const { colour } = vars;

export const list = style({
  ...flexRow,
  gap: 6,
  minWidth: 0,
  color: colour.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const item = style({
  ...flexRow,
  gap: 6,
  minWidth: 24,
  flexShrink: 1,
  selectors: { '&:last-child': { flexShrink: 0, maxWidth: '70%' } },
  // A phone has room for the name of the page alone; the pages above it are in the navigation.
  '@media': {
    'screen and (max-width: 480px)': {
      selectors: { '&:not(:last-child)': { display: 'none' }, '&:last-child': { maxWidth: '100%' } },
    },
  },
});

export const label = style({
  minWidth: 0,
  ...truncated,
  selectors: { '&[aria-current=page]': { color: colour.text.primary, fontWeight: vars.weight.medium } },
});

// A link is cut with its label, so that none of it lies where it cannot be pressed.
globalStyle(`${label} > a`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const separator = style({ flex: 'none', color: colour.border.control });
