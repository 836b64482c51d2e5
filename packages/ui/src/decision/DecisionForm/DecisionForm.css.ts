import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, truncated, vars } from '../../theme';

export const form = style({ ...flexColumn, minHeight: 0, flex: 1 });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '10px 16px 12px',
  ...flexColumn,
  gap: 10,
  border: 0,
  margin: 0,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  alignItems: 'start',
});

export const thirds = style([fields, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '10px 8px' }]);

/** Fields that belong together, below a line. */
export const group = style({
  ...flexColumn,
  gap: 10,
  paddingTop: 10,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});

/** What will be sent, and how many values that is. */
export const sentHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: 6,
});
export const sent = style({
  marginBottom: 8,
  padding: '2px 12px',
  border: `1px solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.md,
});

/** Between the fields and the foot. */
export const trial = style({
  flex: 'none',
  borderTop: `1px solid ${vars.colour.border.default}`,
  background: vars.colour.surface.sunken,
});
export const trialHead = style({ display: 'flex', padding: '5px 10px' });

export const foot = style({
  flex: 'none',
  padding: '10px 16px 8px',
  borderTop: `1px solid ${vars.colour.border.default}`,
  background: vars.colour.surface.base,
});

// The keys send the form that has the focus, so only there they are shown.
globalStyle(`${form}:not(:focus-within) > ${foot} > button kbd`, { display: 'none' });

/** What is left to do and when the draft was kept; neither pushes the other, and only the first is cut. */
export const line = style({ ...flexRow, gap: 6, minHeight: 24, marginTop: 4 });
export const lineStart = style({ flex: 1, minWidth: 0 });
export const lineEnd = style({ flex: 'none', whiteSpace: 'nowrap' });
export const todo = style({ ...flexRow, gap: 4, minWidth: 0 });
export const missing = style({
  minWidth: 0,
  // As high as a button, in a line of text.
  minHeight: 24,
  margin: '-4px 0',
  ...truncated,
  color: vars.colour.accent.text,
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'underline' },
});
