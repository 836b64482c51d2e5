import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../theme';

export const above = style({ flex: 'none', ...flexColumn, gap: 12, padding: '0 20px 12px' });

export const factors = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: '8px 0 0',
  border: 0,
});

/** Closed, as high as one line; all factors are read when the order is changed. */
export const legend = style({ width: 'fit-content', minHeight: 24, cursor: 'pointer', fontWeight: 500 });

export const customer = style({ ...flexColumn, minWidth: 0, maxWidth: 168, padding: '4px 0' });

export const money = style({ ...flexColumn, alignItems: 'flex-end' });

/** Three reasons in a line, where the table has room. */
export const why = style({
  padding: '4px 0',
  '@container': { '(min-width: 961px)': { minWidth: 352 } },
});
