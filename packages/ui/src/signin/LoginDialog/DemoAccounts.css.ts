import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

// Half a row shows that there are more.
export const list = style({ maxHeight: 182, overflowY: 'auto', margin: '0 -6px' });

export const account = style({
  ...flexRow,
  gap: 8,
  width: '100%',
  minHeight: 28,
  padding: '3px 6px',
  borderRadius: vars.radius.sm,
  textAlign: 'left',
  outlineOffset: -2,
  ':hover': { background: vars.colour.surface.hover },
});

export const name = style({ flex: 1, minWidth: 0 });

export const box = style({ borderTop: `1px solid ${vars.colour.border.subtle}`, paddingTop: 12 });
