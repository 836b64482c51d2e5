import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { text, accent, focus, surface } = vars.colour;

/** Over the box: the whole of it takes the click, the drop and the focus. */
export const picker = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const zone = style({
  position: 'relative',
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-over="true"]': { outline: `2px dashed ${focus.ring}`, outlineOffset: 1 },
  },
});

export const prompt = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: text.placeholder,
});

export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const size = style({
  flex: '1 0 auto',
  fontSize: vars.text.caption.fontSize,
  color: text.secondary,
});
export const mark = style({ display: 'flex', flex: 'none', color: text.tertiary });

export const bar = style({
  position: 'absolute',
  right: 8,
  bottom: 3,
  left: 8,
  height: 3,
  borderRadius: vars.radius.full,
  backgroundColor: surface.active,
  overflow: 'hidden',
});
export const barFill = style({
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: accent.mark,
  transition: `width ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
});
