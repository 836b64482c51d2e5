import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { surface, text, border, accent, status } = vars.colour;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 6,
  minWidth: 28,
  minHeight: 24,
  padding: '2px 0',
  cursor: 'pointer',
  selectors: { '&[data-off="true"]': { cursor: 'not-allowed', color: text.secondary } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 28,
  height: 16,
  margin: '2px 0 0',
  borderRadius: vars.radius.full,
  backgroundColor: border.control,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 2,
      left: 2,
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      backgroundColor: accent.onSolid,
      transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
    },
    '&:hover:not(:disabled)': { backgroundColor: border.controlHover },
    '&:checked:not(:disabled)': { backgroundColor: accent.solid },
    '&:checked::after': { transform: 'translateX(12px)' },
    '&:disabled': { backgroundColor: border.strong },
    '&:disabled:checked': { backgroundColor: text.disabled },
    '&:disabled::after': { backgroundColor: surface.base },
    '&[data-state="error"]': { boxShadow: `0 0 0 1px ${surface.base}, 0 0 0 2px ${status.reject.icon}` },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&::after': { background: 'CanvasText' } },
    },
  },
});

export const below = style({ paddingLeft: 34 });
