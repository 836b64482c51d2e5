import { style, styleVariants } from '@vanilla-extract/css';
import { dpdFaces, flexRow } from '../../theme';

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '10px 14px',
});
export const bar = style({ display: 'flex', gap: 1, height: 10, borderRadius: 3, overflow: 'hidden' });
export const colour = styleVariants(dpdFaces, ({ fill }) => ({ background: fill }));
export const name = style({ ...flexRow, gap: 8 });
export const swatch = style({ width: 10, height: 10, borderRadius: 3 });
export const note = style({ padding: '8px 14px' });
