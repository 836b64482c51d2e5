import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../theme';

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr)',
  gap: 12,
  '@media': { '(max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ ...flexColumn, alignItems: 'flex-end', gap: 4 });
export const tools = style({ ...flexRow, flexWrap: 'wrap', gap: 8 });
export const rows = style({ height: 'max(360px, 55vh)', ...flexColumn });
export const filters = style({ ...flexRow, flexWrap: 'wrap', justifyContent: 'end', gap: 8 });
