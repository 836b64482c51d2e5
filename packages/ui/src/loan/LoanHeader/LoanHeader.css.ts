import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, inlineRow, vars } from '../../theme';

const small = 'screen and (max-width: 900px)';
/** Where a name has no room beside its status. */
const phone = 'screen and (max-width: 480px)';

export const header = style({
  flex: 'none',
  ...flexRow,
  flexWrap: 'wrap',
  gap: '6px 12px',
  minHeight: 68,
  padding: '12px 20px',
  background: vars.colour.surface.base,
  '@media': { [small]: { alignItems: 'flex-start', padding: '12px 16px', rowGap: 10 } },
});

export const text = style({ ...flexColumn, gap: 1, minWidth: 0, flex: '1 1 0' });

/** Where there is no room beside the name, what may be done goes below it, each on its own. */
export const rows = style({ ...flexRow, flexWrap: 'wrap', gap: '4px 8px', minWidth: 0 });

export const nameRow = style({
  ...flexRow,
  gap: '0 8px',
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [phone]: { flexWrap: 'wrap' } },
});

/** A badge that does not fit goes below the others; it is never cut. */
export const actions = style({ display: 'contents' });

/** A long name is truncated; the status never is. */
export const status = style({ flex: 'none' });

/** One line: a fact that does not fit wraps out of sight whole. What is pressed comes before the facts; a narrow window
 *  has a second line for it. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: 24,
  alignItems: 'center',
  gap: '0 20px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: vars.colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  margin: '-3px 0',
  '@media': { [small]: { height: 'auto' } },
});

export const fact = style({
  position: 'relative',
  ...inlineRow,
  gap: 4,
  selectors: {
    // A link and a button lead nowhere on paper.
    '&:has(> a, > button:only-child)': { '@media': { print: { display: 'none' } } },
    // The dot is in the gap before a fact: at the start of a line it is out of sight.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      left: -12,
      width: 3,
      height: 3,
      borderRadius: '50%',
      background: vars.colour.border.control,
    },
    // The amount is hidden first when space is short: the profile shows it too.
    '&:last-child': {
      '@media': {
        'screen and (min-width: 901px) and (max-width: 1279px)': { display: 'none' },
        [phone]: { display: 'none' },
      },
    },
  },
});

/** How the account stands, below name and call, in a row of its own: its badges wrap in the whole width. */
export const standing = style([
  rows,
  { flex: '1 0 100%', paddingLeft: 52, '@media': { [small]: { paddingLeft: 0 } } },
]);

export const side = style({
  flex: 'none',
  minWidth: 0,
  // In a narrow window what is known of the loan comes first.
  '@media': { [small]: { order: 1, width: '100%' }, print: { display: 'none' } },
});
