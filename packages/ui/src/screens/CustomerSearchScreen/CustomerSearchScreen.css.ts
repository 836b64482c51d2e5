import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  ...flexColumn,
  gap: 12,
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
  '@media': {
    'screen and (max-width: 900px)': { padding: '12px 16px' },
    print: { display: 'block', padding: 0 },
  },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });

/** By their tops: below its fields there is room for a message. */
export const search = style([row, { alignItems: 'flex-start' }]);
// Submit finds room beside them wherever the list has its filters in the same row.
export const type = style({ flex: '1 1 120px', maxWidth: 180 });
export const text = style({ flex: '2 1 160px', maxWidth: 360 });
/** Beside fields, below the height of their labels. */
export const besideFields = style({ display: 'flex', gap: 12, paddingTop: 20 });
export const choice = style({ width: 200 });

/** As high as a button, at whose side it stands. */
export const alone = style({ ...flexRow, minHeight: 32 });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 32px',
  // One row on a small laptop too.
  '@media': { 'screen and (max-width: 1279px)': { columnGap: 16 } },
});

export const list = style({
  flex: '1 1 0',
  minHeight: 320,
  ...flexColumn,
  gap: 8,
  '@media': { print: { display: 'block' } },
});

/** Search and filters: on paper only what they found. */
export const asks = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const views = style({
  marginTop: 12,
  paddingTop: 10,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});
