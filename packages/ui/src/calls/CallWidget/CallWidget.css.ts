import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn, flexRow, inlineRow, truncated, vars } from '../../theme';

const { colour, radius, text } = vars;
const small = 'screen and (max-width: 900px)';
// Shorter than the surrounding group by the width of its border.
const inner = `calc(${vars.control.md} - 2px)`;
const inside = `calc(${radius.md} - 1px)`;

export const widget = style({
  ...flexColumn,
  alignItems: 'flex-end',
  gap: 2,
  minWidth: 0,
  '@media': { [small]: { alignItems: 'stretch' } },
});

export const row = style({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [small]: { flexWrap: 'wrap' } },
});

/** As wide as the row above; a long text wraps instead of pushing its neighbours. */
export const status = style({
  display: 'flex',
  justifyContent: 'flex-end',
  width: 0,
  minWidth: '100%',
  '@media': { [small]: { justifyContent: 'flex-start' } },
});

export const chip = recipe({
  base: {
    ...inlineRow,
    flex: 'none',
    gap: 6,
    height: vars.control.md,
    maxWidth: 180,
    padding: '0 9px',
    border: '1px solid',
    borderRadius: radius.md,
    fontSize: text.caption.fontSize,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
  variants: {
    filled: {
      true: {
        borderColor: colour.border.default,
        backgroundColor: colour.surface.base,
        color: colour.text.secondary,
        selectors: { '&:hover': { borderColor: colour.border.control, color: colour.text.primary } },
      },
      false: {
        borderColor: colour.status.flag.border,
        backgroundColor: colour.status.flag.soft,
        color: colour.status.flag.text,
        selectors: { '&:hover': { backgroundColor: colour.status.flag.softHover } },
      },
    },
  },
});

export const chipWord = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const dot = style({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: radius.full,
  backgroundColor: colour.status.approve.icon,
});

export const group = style({
  ...flexRow,
  minWidth: 0,
  height: vars.control.md,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.md,
  backgroundColor: colour.surface.base,
  '@media': { [small]: { flex: '1 1 300px' } },
});

export const picker = style({ flex: '1 1 auto', minWidth: 0 });

/** A reference's name may be truncated; the number never is. */
export const chosen = style({ display: 'flex', gap: 4, minWidth: 0, maxWidth: 260 });
export const whose = style({ minWidth: 0, ...truncated, color: colour.text.secondary });
export const number = style({ flex: 'none', color: colour.text.primary });

export const call = style({ flex: 'none', borderLeft: `1px solid ${colour.border.control}` });

// Joins the button to the group: square corners on the left, as high as the space inside the border.
globalStyle(`${call} > button`, {
  height: inner,
  border: 0,
  borderRadius: `0 ${inside} ${inside} 0`,
});
