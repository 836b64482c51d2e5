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
