import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  flex: 'none',
  lineHeight: 0,
});

export const ring = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  opacity: 0.9,
  animation: `${turn} 700ms ${vars.motion.easing.linear} infinite`,
});
