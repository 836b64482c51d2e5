import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, flexRow, textSize, vars } from '../../theme';

const { colour } = vars;
const narrow = 'screen and (max-width: 900px)';

export const card = style({
  ...flexRow,
  gap: 16,
  padding: '14px 16px',
  minWidth: 0,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: colour.surface.base,
  boxShadow: colour.elevation.e1,
  '@media': {
    print: { breakInside: 'avoid', boxShadow: 'none' },
    [narrow]: { flexWrap: 'wrap' },
  },
  // Without a score, its text aligns with the button's baseline.
  selectors: { '&[data-score=none]': { alignItems: 'baseline' } },
});

export const scoreSide = style({ flex: 'none', width: 192 });
export const scoreLine = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 6 });
export const score = style({
  fontSize: 30,
  lineHeight: '34px',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  position: 'relative',
  height: 6,
  marginTop: vars.space[2],
  borderRadius: 3,
  backgroundColor: colour.surface.active,
});

const fill = style({ height: '100%', borderRadius: 3, forcedColorAdjust: 'none' });

export const level = styleVariants({
  reject: [fill, { backgroundColor: colour.status.reject.solid }],
  flag: [fill, { backgroundColor: colour.status.flag.solid }],
  approve: [fill, { backgroundColor: colour.status.approve.solid }],
});

export const needle = style({
  position: 'absolute',
  top: -4,
  width: 4,
  height: 14,
  marginLeft: -2,
  borderRadius: 2,
  backgroundColor: colour.text.primary,
  boxShadow: `0 0 0 2px ${colour.surface.base}`,
  forcedColorAdjust: 'none',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 3,
  color: colour.text.tertiary,
  ...textSize('micro'),
  fontVariantNumeric: 'tabular-nums',
});

export const rule = style({
  flex: 'none',
  alignSelf: 'stretch',
  width: 1,
  backgroundColor: colour.border.subtle,
  '@media': { [narrow]: { display: 'none' } },
});

export const middle = style({ flex: '1 1 auto', minWidth: 0 });

export const fetchSide = style({
  ...flexColumn,
  alignItems: 'flex-end',
  flex: 'none',
  gap: 4,
  maxWidth: 260,
  textAlign: 'right',
  '@media': { print: { display: 'none' } },
});

/** Status and reason share one place: only one of them is shown at a time. */
export const under = style({ display: 'grid', justifyItems: 'end' });
globalStyle(`${under} > *`, { gridArea: '1 / 1' });
