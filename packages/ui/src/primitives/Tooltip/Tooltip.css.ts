import { keyframes, style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const bubble = style({
  position: 'fixed',
  left: 0,
  top: 0,
  width: 'max-content',
  maxWidth: 320,
  padding: '6px 10px',
  borderRadius: '8px',
  backgroundColor: vars.colour.surface.inverse,
  color: vars.colour.text.inverse,
  boxShadow: vars.colour.elevation.e3,
  ...textSize('caption'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  zIndex: vars.z.tooltip,
  animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
});
