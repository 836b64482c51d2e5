import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../theme';

export const above = style({ flex: 'none', ...flexColumn, gap: 12, padding: '0 20px 12px' });

export const factors = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ float: 'left', padding: 0, fontWeight: 500 });

export const customer = style({ ...flexColumn, minWidth: 0, maxWidth: 168, padding: '4px 0' });

export const money = style({ ...flexColumn, alignItems: 'flex-end' });

/** Three reasons in a line, where the table has room. */
export const why = style({
  padding: '4px 0',
  '@container': { '(min-width: 961px)': { minWidth: 352 } },
});
