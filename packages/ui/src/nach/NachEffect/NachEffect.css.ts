import { style, styleVariants } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

const { dpd } = vars.colour;

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '10px 14px',
});
export const bar = style({ display: 'flex', gap: 1, height: 10, borderRadius: 3, overflow: 'hidden' });
export const colour = styleVariants(
  {
    '0': dpd.d0,
    '1-15': dpd.d1_15,
    '15-31': dpd.d15_31,
    '31-60': dpd.d31_60,
    '60-90': dpd.d60_90,
    '90+': dpd.d90p,
  },
  ({ fill }) => ({ background: fill }),
);
export const name = style({ ...flexRow, gap: 8 });
export const swatch = style({ width: 10, height: 10, borderRadius: 3 });
export const note = style({ display: 'block', padding: '8px 14px' });
