import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 20,
  paddingTop: 2,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Who it is, and how to reach them: side by side, or one below the other where there is no room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  columnGap: 28,
  alignItems: 'start',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
