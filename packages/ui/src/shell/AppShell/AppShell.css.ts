import { style } from '@vanilla-extract/css';
import { flexColumn, textSize, vars } from '../../theme';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  height: '100dvh',
  // Words for a screen reader are placed where they occur, also far down in a scrolled box. They must not make the
  // page longer.
  position: 'relative',
  overflow: 'clip',
  '@media': {
    'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // On paper nothing scrolls: the page is as long as it is, and alone.
    print: { display: 'block', height: 'auto', overflow: 'visible' },
  },
});

export const side = style({
  minHeight: 0,
  '@media': { 'screen and (max-width: 900px)': { display: 'none' }, print: { display: 'none' } },
});

export const main = style({
  ...flexColumn,
  minWidth: 0,
  minHeight: 0,
  // A screen's width of table on a sheet's width of paper.
  '@media': { print: { display: 'block', zoom: 0.75 } },
});

// The page scrolls where it does not fit: a screen that fills the height keeps its own scrollers.
export const page = style({
  flex: 1,
  minHeight: 0,
  ...flexColumn,
  overflow: 'auto',
  background: vars.colour.surface.canvas,
  outline: 'none',
  '@media': { print: { display: 'block', overflow: 'visible' } },
});

export const printed = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      textAlign: 'right',
      ...textSize('caption'),
    },
  },
});

export const skip = style({
  position: 'absolute',
  left: 12,
  top: -60,
  zIndex: vars.z.tooltip,
  padding: '8px 12px',
  borderRadius: vars.radius.md,
  background: vars.colour.surface.raised,
  // Without the focus its shadow would reach into the page.
  ':focus': { top: 8, boxShadow: vars.colour.elevation.e3 },
});
