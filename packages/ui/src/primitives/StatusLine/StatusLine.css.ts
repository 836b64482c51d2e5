import { style, styleVariants } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  minWidth: 0,
  // Reserved even when empty, so that the action above never moves.
  minHeight: 16,
  color: vars.colour.text.secondary,
  ...textSize('caption'),
  overflowWrap: 'anywhere',
});

const dotBase = style({ flex: 'none', width: 7, height: 7, marginTop: 5, borderRadius: vars.radius.full });

export const dot = styleVariants(
  {
    idle: vars.colour.status.neutral.icon,
    done: vars.colour.status.approve.icon,
    failed: vars.colour.status.reject.icon,
  },
  backgroundColor => [dotBase, { backgroundColor }],
);

export const ring = style({ flex: 'none', paddingTop: 2, lineHeight: 0, color: vars.colour.accent.mark });
