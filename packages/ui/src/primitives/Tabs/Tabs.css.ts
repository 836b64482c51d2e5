import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakpoint, flexColumn, flexRow, textSize, vars } from '../../theme';

const { colour } = vars;

// Only the selected panel is printed, in full length.
const onPaper = { display: 'block', overflow: 'visible' };

/** From this width vertical tabs are a column; below it, a select above the panel. */
const columns = `screen and (min-width: ${breakpoint.md})`;

export const root = recipe({
  base: {
    ...flexColumn,
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    '@media': { print: onPaper },
  },
  variants: {
    orientation: {
      horizontal: {},
      vertical: {
        '@media': { [columns]: { flexDirection: 'row', borderTop: `1px solid ${colour.border.default}` } },
      },
    },
  },
});

export const bar = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    backgroundColor: colour.surface.base,
    '@media': { print: { display: 'none' } },
  },
  variants: {
    orientation: {
      horizontal: {
        alignItems: 'stretch',
        height: vars.layout.tabBar,
        padding: '0 12px',
        borderBottom: `1px solid ${colour.border.default}`,
        // The invisible tabs and 'More n' are measured in the row, and make nothing scroll.
        overflowX: 'clip',
      },
      // The heading beside the select where both have room.
      vertical: {
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: `1px solid ${colour.border.subtle}`,
        '@media': {
          [columns]: {
            ...flexColumn,
            flexWrap: 'nowrap',
            alignItems: 'stretch',
            minHeight: 0,
            borderBottom: 'none',
          },
        },
      },
    },
  },
});

export const end = style({ ...flexRow, gap: 4, marginLeft: 'auto' });

export const list = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: {
    orientation: {
      horizontal: { display: 'flex', alignItems: 'stretch', flex: '0 1 auto', gap: 2 },
      vertical: {
        display: 'none',
        '@media': {
          [columns]: {
            ...flexColumn,
            flex: 1,
            minHeight: 0,
            gap: 1,
            width: vars.layout.verticalTabs,
            padding: '12px 8px',
            overflowY: 'auto',
            borderRight: `1px solid ${colour.border.subtle}`,
          },
        },
      },
    },
  },
});

export const tab = recipe({
  base: {
    position: 'relative',
    ...flexRow,
    flex: 'none',
    color: colour.text.secondary,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-pressed=true]': { outline: 0 },
      // Stays in the layout so that its width can be measured, but invisible and out of the tab order.
      '&[data-hidden=true]': { position: 'absolute', visibility: 'hidden' },
    },
  },
  variants: {
    orientation: {
      horizontal: {
        gap: 6,
        minWidth: 24,
        padding: '0 9px',
        whiteSpace: 'nowrap',
        selectors: {
          '&:hover, &[aria-selected=true]': { color: colour.text.primary },
          '&[aria-selected=true]::after': {
            content: '""',
            position: 'absolute',
            left: 9,
            right: 9,
            bottom: -1,
            height: 2,
            borderRadius: '2px 2px 0 0',
            backgroundColor: colour.accent.mark,
          },
          '&:focus-visible': { borderRadius: vars.radius.sm },
        },
      },
      vertical: {
        gap: vars.space[2],
        minHeight: 32,
        padding: '4px 10px',
        borderRadius: vars.radius.md,
        textAlign: 'left',
        selectors: {
          '&:hover': { backgroundColor: colour.surface.hover },
          '&[aria-selected=true]': { backgroundColor: colour.accent.soft, color: colour.accent.text },
          '&[aria-selected=true]::before': {
            content: '""',
            position: 'absolute',
            top: 6,
            bottom: 6,
            left: -8,
            width: 3,
            borderRadius: '0 3px 3px 0',
            backgroundColor: colour.accent.mark,
          },
        },
      },
    },
  },
});

/** The width of a counter of two digits. */
export const counterRoom = style({ minWidth: 24 });

/** In a vertical tab list the label fills the space, and a long one wraps. */
export const tabLabel = style({
  selectors: {
    '[aria-orientation=vertical] &': { flex: 1, minWidth: 0, overflowWrap: 'break-word' },
    // Without its counter it is in the middle of the tab, so that no place is seen to be empty: half of the counter's
    // width and gap.
    [`&:has(+ ${counterRoom}:empty)`]: { transform: 'translateX(15px)' },
  },
});

export const more = style([
  tab({ orientation: 'horizontal' }),
  { marginLeft: 2, selectors: { '&[data-hidden=true]': { left: 0, top: 0, pointerEvents: 'none' } } },
]);

/** Replaces a vertical tab list in narrow windows. */
export const picker = style({
  position: 'relative',
  flex: '99 1 320px',
  padding: '8px 16px',
  '@media': { [columns]: { display: 'none' } },
});

export const select = style({
  appearance: 'none',
  width: '100%',
  height: vars.control.md,
  padding: '0 32px 0 10px',
  border: `1px solid ${colour.border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
});

export const chevron = style({
  position: 'absolute',
  top: 17,
  right: 26,
  color: colour.text.tertiary,
  pointerEvents: 'none',
});

const dotBase = style({ flex: 'none', width: 7, height: 7, borderRadius: '50%' });
export const dot = styleVariants(
  {
    approve: colour.status.approve.icon,
    flag: colour.status.flag.icon,
    reject: colour.status.reject.icon,
    info: colour.status.info.icon,
    neutral: colour.status.neutral.icon,
  },
  backgroundColor => [dotBase, { backgroundColor }],
);

export const below = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { print: onPaper },
});

/** Contains the opened panels, stacked on top of each other. */
export const panels = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { print: onPaper },
});

export const panel = recipe({
  base: {
    // Makes absolutely positioned children scroll with the panel instead of overflowing it.
    position: 'relative',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      // Laid out behind the open one, so that what is measured before it is printed has its size.
      '&[data-whole][data-state=inactive]': {
        '@media': { screen: { position: 'absolute', inset: 0, visibility: 'hidden' } },
      },
      '&[data-whole] + &[data-whole]': { '@media': { print: { breakBefore: 'page' } } },
    },
    '@media': { print: onPaper },
  },
  variants: {
    kept: {
      false: {},
      // A hidden panel is neither painted nor laid out, but keeps its layout, so that showing it again only needs a
      // paint. Both states have the same containment, because changing it would cause a layout.
      true: {
        position: 'absolute',
        inset: 0,
        contain: 'strict',
        selectors: {
          '&[data-state=inactive]:not([data-whole])': { contentVisibility: 'hidden' },
          // A hidden panel is invisible, but its box would still catch pointer events.
          '&[data-state=active]': { zIndex: 1 },
        },
        '@media': {
          print: {
            position: 'static',
            contain: 'none',
            selectors: { '&[data-state=inactive]:not([data-whole])': { display: 'none' } },
          },
        },
      },
    },
  },
});

/** The name of a tab on paper, where all of them are printed. */
export const paperTitle = style({
  display: 'none',
  ...textSize('title'),
  fontWeight: vars.weight.semibold,
  '@media': { print: { display: 'block' } },
});
