import { style } from '@vanilla-extract/css';

export const filters = style({
  flex: 'none',
  display: 'grid',
  // The fourth is a range of two dates, which needs the room of both.
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 264px 104px',
  alignItems: 'end',
  gap: 12,
  padding: '0 20px 12px',
  '@media': {
    'screen and (max-width: 900px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 1fr))' },
  },
});
