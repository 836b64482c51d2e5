import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { colour, weight } = vars;

export const heading = style({
  padding: '4px 14px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.tableHead,
});

export const line = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '0 16px',
  ...textSize('caption'),
  fontWeight: weight.semibold,
});
