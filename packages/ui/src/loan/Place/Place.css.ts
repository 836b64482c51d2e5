import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});

export const head = style({ ...flexRow, gap: 6, minHeight: 24 });

export const address = style({ lineHeight: '19px', overflowWrap: 'anywhere' });
