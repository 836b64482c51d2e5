import { style } from '@vanilla-extract/css';
import { breakpoint, vars } from '../../theme';

const { colour } = vars;
const columns = `screen and (min-width: ${breakpoint.md})`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { [columns]: { flexDirection: 'row' } },
});

export const list = style({
  display: 'none',
  '@media': {
    [columns]: {
      display: 'flex',
      flexDirection: 'column',
      flex: 'none',
      gap: 1,
      width: vars.layout.verticalTabs,
      padding: '12px 8px',
      overflowY: 'auto',
      borderRight: `1px solid ${colour.border.subtle}`,
      backgroundColor: colour.surface.base,
    },
  },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[2],
  minHeight: 32,
  padding: '4px 10px',
  borderRadius: vars.radius.md,
  color: colour.text.secondary,
  fontWeight: vars.weight.medium,
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
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });

export const picker = style({
  position: 'relative',
  flex: 'none',
  padding: '8px 16px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.base,
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

export const panel = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
