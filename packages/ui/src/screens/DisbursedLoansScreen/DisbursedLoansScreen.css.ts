import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../theme';

/** Ageing and filters, one below the other. */
export const above = style({ flex: 'none', ...flexColumn, gap: 12, padding: '0 20px 12px' });

// By their tops: the search keeps room for a message below its fields.
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 12 });

// One row on a small laptop too.
export const search = style({ flex: '1 1 300px', maxWidth: 460 });

/** Beside fields, below the height of their labels. */
export const menus = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingTop: 20,
  // In a row of their own.
  '@media': { 'screen and (max-width: 1279px)': { paddingTop: 0 } },
});
