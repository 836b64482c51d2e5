import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

const { text, accent, focus, surface, border } = vars.colour;

/** The file input covers the whole box, so that the box takes clicks, drops and focus. */
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

export const prompt = style({ ...flexRow, gap: 6, color: text.placeholder });

export const list = style({ margin: '4px 0 0', padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  ...flexRow,
  gap: 8,
  minHeight: 36,
  padding: '4px 0',
  selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
});

export const content = style({ flex: 1, minWidth: 0 });

export const mark = style({ display: 'flex', flex: 'none', color: text.tertiary });

export const bar = style({
  height: 3,
  marginTop: 3,
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
