import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

const { colour, space } = vars;

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[2],
  padding: space[4],
  borderBottom: `1px solid ${colour.border.subtle}`,
});

export const body = style({
  ...flexColumn,
  gap: space[4],
  flexGrow: 1,
  minHeight: 0,
  padding: space[4],
  overflowY: 'auto',
});

export const foot = style({ padding: space[4], borderTop: `1px solid ${colour.border.subtle}` });

export const rule = style({
  margin: 0,
  padding: `${space[1]} ${space[3]}`,
  borderLeft: `3px solid ${colour.accent.mark}`,
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const value = style({ margin: 0, textAlign: 'right' });
export const total = style([value, { fontWeight: 600 }]);

export const history = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${history} th, ${history} td`, {
  padding: `${space[2]} 0 ${space[2]} ${space[2]}`,
  borderBottom: `1px solid ${colour.border.subtle}`,
  verticalAlign: 'top',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

globalStyle(`${history} :is(th, td):first-child`, {
  paddingLeft: 0,
  textAlign: 'left',
  whiteSpace: 'normal',
});

globalStyle(`${history} th`, {
  color: colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
  fontWeight: 500,
});
