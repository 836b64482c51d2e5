import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: vars.colour.surface.skeleton,
  animation: `${breathe} ${vars.motion.duration.skeleton} ${vars.motion.easing.standard} infinite`,
});

export const skeleton = styleVariants(vars.radius, borderRadius => [base, { borderRadius }]);
