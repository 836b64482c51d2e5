import { style } from '@vanilla-extract/css';
import { centred, flexRow, vars } from '../../theme';

const { colour, text } = vars;

/** In a table with less room than this, time and speed stand below. */
const narrow = '(max-width: 800px)';

export const player = style({
  ...flexRow,
  gap: 2,
  // The slider has what the buttons leave: a place in a recording of some minutes can be aimed at.
  width: '100%',
  minWidth: 216,
  maxWidth: 420,
  // As high as its buttons, so that the row does not grow when a message replaces the slider.
  height: vars.control.xs,
  '@container': { [narrow]: { flexWrap: 'wrap', minWidth: 134, height: 'auto' } },
  '@media': { print: { display: 'none' } },
});

export const ring = style({ ...centred, flex: 'none', width: 24, height: 24 });

export const slider = style({
  flex: 1,
  // Not the browser's own width, which would widen the column of a table.
  width: 0,
  minWidth: 72,
  height: 24,
  margin: '0 4px',
  accentColor: colour.accent.solid,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const clock = style({
  flex: 'none',
  minWidth: 64,
  fontSize: text.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text.tertiary,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { order: 1, flexBasis: 'calc(100% - 40px)' } },
  selectors: { [`${player}:not([data-state=idle]) &`]: { color: colour.text.secondary } },
});

export const pace = style({
  flex: 'none',
  minWidth: 36,
  textAlign: 'right',
  '@container': { [narrow]: { order: 1 } },
});

export const failure = style({
  flex: 1,
  minWidth: 0,
  paddingLeft: 6,
  fontSize: text.caption.fontSize,
  color: colour.status.reject.text,
});
