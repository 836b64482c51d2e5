import { style } from '@vanilla-extract/css';
import { flexRow, plainList, vars } from '../../theme';

export const panel = style({ width: 380, maxWidth: 'calc(100vw - 16px)' });

export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 12px',
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
});

export const list = style({ ...plainList, overflow: 'auto' });

export const item = style({
  display: 'block',
  padding: '8px 12px',
  borderLeft: '2px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.colour.surface.selected },
  // Inside, because the list cuts what is outside.
  ':focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${vars.colour.focus.ring}` },
  selectors: { '&[data-unread]': { borderLeftColor: vars.colour.accent.solid } },
});

export const line = style({ ...flexRow, justifyContent: 'space-between', gap: 8, minWidth: 0 });

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
