import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const along = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const track = style({
  height: 4,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.colour.surface.active,
});

// How much there will be is not known before it is there: the bar only says that something goes on.
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

/** As high while it goes on as when it has ended: what stands below never moves. */
export const progress = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 40,
});

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
