import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, flexRow, textSize, vars } from '../../theme';

const { colour } = vars;

export const panel = style({
  ...flexColumn,
  minWidth: 0,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: colour.surface.base,
  boxShadow: colour.elevation.e1,
  selectors: {
    '&[data-fill]': { flex: 1, minHeight: 0, '@media': { screen: { height: '100%' } } },
    // A panel that fills the screen can be longer than a printed page.
    '&:not([data-fill])': { '@media': { print: { breakInside: 'avoid' } } },
  },
  '@media': { print: { display: 'block', boxShadow: 'none' } },
});

/** Where the actions have no room beside the title, and wrap among themselves. */
const phone = 'screen and (max-width: 560px)';

export const header = style({
  ...flexRow,
  flex: 'none',
  gap: vars.space[2],
  minHeight: 40,
  padding: '4px 8px 4px 14px',
  '@media': { [phone]: { flexWrap: 'wrap' } },
});

export const title = style({
  minWidth: 0,
  ...textSize('titleSm'),
  fontWeight: vars.weight.semibold,
  overflowWrap: 'break-word',
});

export const toggle = style({
  ...flexRow,
  gap: 6,
  minHeight: 24,
  marginLeft: -4,
  paddingRight: vars.space[1],
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  textAlign: 'left',
});

export const chevron = style({
  flex: 'none',
  color: colour.text.tertiary,
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
});

export const meta = style({
  flex: '0 1 auto',
  minWidth: 0,
  color: colour.text.tertiary,
  ...textSize('caption'),
});

export const actions = style({
  ...flexRow,
  flex: 'none',
  gap: vars.space[1],
  marginLeft: 'auto',
  '@media': { [phone]: { flex: '0 1 auto', flexWrap: 'wrap' }, print: { display: 'none' } },
});

const base = style({
  minWidth: 0,
  selectors: {
    '[data-fill] > &': {
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      '@media': { screen: { display: 'flex' } },
    },
    // Collapsed panels are printed open, because a reader of the printout cannot expand them.
    '&[hidden]': { '@media': { print: { display: 'block' } } },
  },
});

export const body = styleVariants({
  body: [base, { padding: '0 14px 12px' }],
  none: [
    base,
    {
      borderTop: `1px solid ${colour.border.subtle}`,
      // Rounds the last row of a table like the panel.
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
      overflow: 'hidden',
    },
  ],
});
