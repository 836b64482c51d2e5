import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const pass = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Quick files never show it: the line begins after 300 ms and slows down as it grows, because how long the files
 *  take is not known. */
const look = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 2,
  zIndex: vars.z.tooltip,
  pointerEvents: 'none',
  backgroundColor: vars.colour.accent.mark,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${pass} 8s cubic-bezier(0, 0.7, 0.2, 1) 300ms forwards`,
} as const;

export const line = style(look);

// The first page of a visit: nothing is drawn until its files have arrived.
globalStyle('#root:empty::before', { ...look, content: '""' });
