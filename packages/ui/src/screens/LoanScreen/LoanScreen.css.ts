import { style } from '@vanilla-extract/css';
import { breakpoint, flexColumn, flexRow, vars } from '../../theme';

const onPaper = { display: 'block', overflow: 'visible' };
const small = 'screen and (max-width: 900px)';

export const screen = style({
  flex: 1,
  minHeight: 0,
  ...flexColumn,
  background: vars.colour.surface.canvas,
  '@media': { print: onPaper },
});

export const content = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 20px 24px',
  ...flexColumn,
  gap: 12,
  outlineOffset: -2,
  // The tab panel scrolls; a nested scroll container would break sticky positioning.
  selectors: { '[role=tabpanel] > &': { overflowY: 'visible' } },
  '@media': { [small]: { padding: '12px 16px 24px' }, print: { padding: '12px 0' } },
});

export const row = style({ flex: 1, minHeight: 0, display: 'flex' });
export const column = style({ flex: 1, minWidth: 0, ...flexColumn });

export const rowOfTabs = style({
  ...flexRow,
  flex: 'none',
  gap: 24,
  height: vars.layout.tabBar,
  padding: '0 21px',
  overflow: 'hidden',
  background: vars.colour.surface.base,
  borderBottom: `1px solid ${vars.colour.border.default}`,
});

/** As wide as vertical tabs, which a narrow window has as a select above the content. */
export const columnOfTabs = style({
  display: 'none',
  '@media': {
    [`screen and (min-width: ${breakpoint.md})`]: {
      ...flexColumn,
      flex: 'none',
      gap: 20,
      width: vars.layout.verticalTabs,
      padding: '22px 18px',
      background: vars.colour.surface.base,
      borderTop: `1px solid ${vars.colour.border.default}`,
      borderRight: `1px solid ${vars.colour.border.subtle}`,
    },
  },
});

export const rail = style({
  position: 'relative',
  width: vars.layout.railWidth,
  flex: 'none',
  ...flexColumn,
  minHeight: 0,
  background: vars.colour.surface.base,
  borderLeft: `1px solid ${vars.colour.border.default}`,
  '@media': { print: { display: 'none' } },
});

/** The rail inside a drawer, where there is no space next to the content. */
export const railOver = style({ position: 'relative', flex: 1, ...flexColumn, minHeight: 0 });

export const railClosed = style({
  width: vars.layout.railCollapsed,
  flex: 'none',
  ...flexColumn,
  alignItems: 'center',
  gap: 6,
  // One pixel less on the left for the border.
  padding: '6px 8px 8px 7px',
  background: vars.colour.surface.base,
  borderLeft: `1px solid ${vars.colour.border.default}`,
  '@media': { [small]: { display: 'none' }, print: { display: 'none' } },
});

/** At the same position whether the rail is open or closed; the row of tabs leaves space for it. */
export const toggle = style({
  selectors: { [`${rail} > &, ${railOver} > &`]: { position: 'absolute', top: 6, right: 8, zIndex: 1 } },
});

export const sideways = style({
  writingMode: 'vertical-rl',
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.medium,
  color: vars.colour.text.secondary,
  padding: '10px 4px',
  borderRadius: vars.radius.sm,
  ':hover': { background: vars.colour.surface.hover },
});

export const reloadPlace = style({ marginRight: 28 });

/** A part fills its panel, so that its foot stays at the bottom. */
export const part = style({ height: '100%', minHeight: 0, ...flexColumn });

export const bottomBar = style({
  display: 'none',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  background: vars.colour.surface.base,
  borderTop: `1px solid ${vars.colour.border.default}`,
  '@media': { [small]: { display: 'flex' } },
});

export const fact = style({ ...flexColumn });

export const push = style({ flex: 1 });
