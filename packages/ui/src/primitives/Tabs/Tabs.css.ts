import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;

// On paper the selected panel stands alone, as long as it is.
const onPaper = { display: 'block', overflow: 'visible' };

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { print: onPaper },
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  height: vars.layout.tabBar,
  padding: '0 12px',
  borderBottom: `1px solid ${colour.border.default}`,
  backgroundColor: colour.surface.base,
  '@media': { print: { display: 'none' } },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flex: '0 1 auto',
  minWidth: 0,
  gap: 2,
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minWidth: 24,
  padding: '0 9px',
  color: colour.text.secondary,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.text.primary },
    '&[aria-selected=true]': { color: colour.text.primary },
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
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.sm },
    // Still laid out, so that its width can be measured; out of sight and out of the tab order.
    '&[data-hidden=true]': { position: 'absolute', visibility: 'hidden' },
  },
});

export const more = style([
  tab,
  { marginLeft: 2, selectors: { '&[data-hidden=true]': { left: 0, top: 0, pointerEvents: 'none' } } },
]);

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

/** Where the panels that were opened lie, one over the other. */
export const layers = style({ position: 'relative', flex: 1, minWidth: 0, minHeight: 0 });

/** A panel behind the selected one is neither drawn nor laid out anew, and forgets nothing of either: to show it again
 *  is to paint it. The containment is the same for both, or the change would lay it out. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  contain: 'strict',
  selectors: {
    '&[data-shown=false]': { contentVisibility: 'hidden' },
    // Nothing of a panel behind is drawn, but its box would take the pointer.
    '&[data-shown=true]': { zIndex: 1 },
  },
  '@media': {
    print: {
      position: 'static',
      display: 'block',
      contain: 'none',
      selectors: { '&[data-shown=false]': { display: 'none' } },
    },
  },
});

export const panel = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { print: onPaper },
});
