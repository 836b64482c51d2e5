import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../theme';

export const above = style({
  flex: 'none',
  ...flexColumn,
  gap: 12,
  padding: '0 20px 12px',
});

export const factors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ float: 'left', padding: 0, fontWeight: 500 });

export const customer = style({ ...flexColumn, minWidth: 0, maxWidth: 168 });

export const money = style({ ...flexColumn, alignItems: 'flex-end' });
