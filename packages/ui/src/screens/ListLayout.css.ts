import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../theme';

const small = 'screen and (max-width: 900px)';

export const screen = style({
  // As high as the page; in a very low window it keeps its minimum height and the page scrolls.
  flex: '1 0 auto',
  ...flexColumn,
  background: vars.colour.surface.canvas,
  '@media': { print: { display: 'block' } },
});

const headOf = style({
  flex: 'none',
  ...flexRow,
  flexWrap: 'wrap',
  gap: '12px 24px',
  padding: '16px 20px 12px',
});
export const head = styleVariants({
  wide: [headOf],
  narrow: [headOf, { '@media': { [small]: { padding: '16px 16px 12px' } } }],
});

// Fills the space next to the tools, but lets them wrap onto a line of their own.
export const titles = style({ flex: '999 1 264px', minWidth: 0 });
export const tools = style({
  flex: '1 1 auto',
  ...flexRow,
  flexWrap: 'wrap',
  gap: 8,
  '@media': { print: { display: 'none' } },
});
/** Above the table: what narrows it. On paper only what it shows. */
export const filters = style({ '@media': { print: { display: 'none' } } });

const listOf = style({
  flex: '1 1 0',
  minHeight: 280,
  margin: '0 20px 16px',
  ...flexColumn,
  '@media': { print: { display: 'block', margin: 0 } },
});
export const list = styleVariants({
  wide: [listOf],
  narrow: [listOf, { '@media': { [small]: { margin: '0 16px 16px' } } }],
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: -4,
  padding: '0 20px 16px',
  '@media': { print: { display: 'none' } },
});
