import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

export const panel = style({ ...flexColumn, flex: 1, minHeight: 0 });

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '12px 16px',
  ...flexColumn,
  gap: 12,
  outlineOffset: -2,
});

export const note = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8 });

export const byline = style({ display: 'flex', flexWrap: 'wrap', columnGap: 8 });

export const text = style({
  fontSize: vars.text.body.fontSize,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const box = style({
  flex: 'none',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.colour.border.default}`,
  ...flexColumn,
  gap: 6,
});

export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

// The keys save the text that has the focus, so only there they are shown.
globalStyle(`${box}:not(:focus-within) > ${buttons} kbd`, { visibility: 'hidden' });
