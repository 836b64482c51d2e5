import { style } from '@vanilla-extract/css';
import { plainList } from '../../theme';

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  gap: 20,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const photos = style({ ...plainList });
