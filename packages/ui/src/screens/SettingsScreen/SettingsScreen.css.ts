import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, plainList } from '../../theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
});
export const order = style({ ...flexColumn, gap: 4, ...plainList });
export const place = style({ ...flexRow, gap: 8 });
export const name = style({ flexGrow: 1 });
export const foot = style({ display: 'flex', alignItems: 'end', gap: 12, paddingTop: 16 });
export const why = style({ flexGrow: 1 });
