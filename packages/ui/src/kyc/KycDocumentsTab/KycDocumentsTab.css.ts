import { style } from '@vanilla-extract/css';

export const document = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gap: 20,
  paddingTop: 2,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const photos = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 132px))', gap: 12 });
