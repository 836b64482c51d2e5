import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { darkTheme, flexColumn, flexRow, textSize, vars } from '../../theme';

export const sidebar = style({
  background: vars.colour.surface.sidebar,
  borderRight: `1px solid ${vars.colour.border.subtle}`,
  ...flexColumn,
  minHeight: 0,
  height: '100%',
  width: vars.layout.sidebar,
  selectors: { '&[data-mini]': { width: vars.layout.sidebarMini } },
});

export const brandRow = style({
  height: vars.layout.topbar,
  ...flexRow,
  padding: '0 16px',
  flex: 'none',
  selectors: { [`${sidebar}[data-mini] &`]: { padding: 0, justifyContent: 'center' } },
});

export const nav = style({
  padding: '4px 8px',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  selectors: { [`${sidebar}[data-mini] &`]: { padding: '4px 10px' } },
});

export const groupLabel = style({
  ...textSize('caption'),
  fontWeight: vars.weight.medium,
  color: vars.colour.text.tertiary,
  padding: '14px 8px 5px',
});

export const groupRule = style({
  border: 0,
  borderTop: `1px solid ${vars.colour.border.default}`,
  margin: '8px 6px',
});

export const item = recipe({
  base: {
    ...flexRow,
    gap: 10,
    minHeight: 30,
    padding: '0 8px',
    borderRadius: vars.radius.md,
    color: vars.colour.text.secondary,
    fontWeight: vars.weight.medium,
    marginBottom: 1,
    transition: `background-color ${vars.motion.duration.fast}`,
    outlineOffset: -2,
    ':hover': { background: vars.colour.surface.active },
    selectors: {
      '&[aria-current="page"]': {
        background: vars.colour.surface.base,
        color: vars.colour.text.primary,
        boxShadow: `0 0 0 1px ${vars.colour.border.subtle}, ${vars.colour.elevation.e1}`,
      },
      [`${darkTheme} &[aria-current="page"]`]: { background: vars.colour.surface.active, boxShadow: 'none' },
    },
  },
  variants: { mini: { true: { justifyContent: 'center', padding: 0, height: 34, marginBottom: 2 } } },
});

export const itemIcon = style({
  color: vars.colour.text.tertiary,
  flex: 'none',
  selectors: { '[aria-current="page"] &': { color: vars.colour.accent.text } },
});

export const foot = style({
  flex: 'none',
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  padding: 8,
  ...flexRow,
  gap: 10,
  selectors: { [`${sidebar}[data-mini] &`]: { flexDirection: 'column', padding: '10px 0', gap: 8 } },
});

export const self = style({
  ...flexRow,
  gap: 10,
  minWidth: 0,
  flex: 1,
  borderRadius: vars.radius.sm,
  selectors: { [`${sidebar}[data-mini] &`]: { flex: 'none' } },
});

export const person = style({ ...flexColumn, minWidth: 0, flex: 1 });
