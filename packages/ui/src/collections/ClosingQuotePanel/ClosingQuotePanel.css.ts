import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour, space } = vars;

export const slider = style({
  width: '100%',
  height: 24,
  margin: `${space[3]} 0 ${space[1]}`,
  accentColor: colour.accent.mark,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

/** The days that are worth going to; below the line, in their order. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `0 0 ${space[3]}`,
  padding: 0,
  listStyle: 'none',
});

export const parts = style({
  display: 'flex',
  gap: 1,
  height: 8,
  marginTop: space[3],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
});

export const part = style({ minWidth: 0 });

export const swatch = style({
  display: 'inline-block',
  width: 8,
  height: 12,
  marginRight: space[2],
  borderRadius: 2,
});

export const stale = style({ opacity: 0.6 });

/** The colour of a part, in the bar and beside its name. */
export const fills = styleVariants(colour.chart, fill => ({ backgroundColor: fill }));
