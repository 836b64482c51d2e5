import { style } from '@vanilla-extract/css';
import { flexColumn, textSize, vars } from '../../theme';

export const pair = style({
  display: 'grid',
  // A check needs the full width of its three columns: two checks are side by side only if both fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 470px), 1fr))',
  gap: 12,
  alignItems: 'start',
  // On paper a table is not scrolled sideways, so nothing would keep its values apart.
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const source = style({ color: vars.colour.text.secondary, whiteSpace: 'nowrap' });

export const cell = style({ padding: '4px 0', whiteSpace: 'normal', minWidth: 120 });

export const label = style({ display: 'block', color: vars.colour.text.tertiary, ...textSize('caption') });

export const found = style({ ...flexColumn, gap: 8 });
