import { keyframes, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

const along = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const track = style({
  height: 4,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.colour.surface.active,
});

// The total is unknown until the end, so the bar is indeterminate.
export const runner = style({
  width: '25%',
  height: '100%',
  borderRadius: vars.radius.sm,
  background: vars.colour.accent.mark,
  animation: `${along} 1.6s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
  },
});

/** Keeps one height while running and afterwards, so that the content below does not move. */
export const progress = style({ position: 'relative', ...flexColumn, gap: 8, minHeight: 40 });

export const status = style({
  selectors: {
    '&[data-spoken]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
