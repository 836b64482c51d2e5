import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

export const notice = style({ ...flexColumn, gap: 10, marginBottom: 10 });

export const foot = style({
  ...flexRow,
  gap: 8,
  marginTop: 14,
  paddingTop: 10,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});

export const line = style({ flex: 1, minWidth: 0 });
