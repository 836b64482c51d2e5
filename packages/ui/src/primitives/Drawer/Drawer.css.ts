import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn, vars } from '../../theme';

const { colour, motion } = vars;

// Slides without fading: fading text would briefly have too little contrast.
const from = (x: number, y: number) => keyframes({ from: { transform: `translate(${x}px, ${y}px)` } });
const fade = keyframes({ from: { backgroundColor: 'transparent' } });
const enter = (name: string, duration: string) => ({
  animation: `${name} ${duration} ${motion.easing.enter}`,
});

export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    backgroundColor: colour.surface.scrim,
    '@media': { print: { display: 'none' } },
  },
  variants: {
    side: {
      left: { zIndex: vars.z.dropdown },
      right: { zIndex: vars.z.dropdown },
      // Attached to the top edge, centred.
      top: {
        zIndex: vars.z.commandPalette,
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
        padding: `12vh ${vars.space[4]} ${vars.space[4]}`,
        ...enter(fade, motion.duration.base),
      },
    },
  },
});

const atEdge = {
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.z.dropdown,
  maxWidth: '100vw',
  backgroundColor: colour.surface.base,
} as const;

export const surface = recipe({
  base: {
    ...flexColumn,
    minHeight: 0,
    color: colour.text.primary,
    boxShadow: colour.elevation.e4,
    outline: 'none',
    '@media': { print: { display: 'none' } },
  },
  variants: {
    side: {
      left: { ...atEdge, left: 0, ...enter(from(-8, 0), motion.duration.slow) },
      right: {
        ...atEdge,
        right: 0,
        width: vars.layout.railWidth,
        ...enter(from(8, 0), motion.duration.slow),
      },
      top: {
        width: '100%',
        maxWidth: vars.dialog.commandPalette,
        maxHeight: '70vh',
        overflow: 'hidden',
        border: `1px solid ${colour.border.subtle}`,
        borderRadius: vars.radius.xl,
        backgroundColor: colour.surface.raised,
        ...enter(from(0, -8), motion.duration.base),
      },
    },
    /** As wide as a table of two columns of text needs. */
    wide: { true: { width: 'min(40rem, 100vw)' } },
  },
});
