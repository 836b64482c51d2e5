import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

const narrow = 'screen and (max-width: 900px)';

export const bar = style({
  height: vars.layout.topbar,
  flex: 'none',
  ...flexRow,
  gap: 8,
  padding: '0 16px 0 12px',
  background: vars.colour.surface.base,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
  '@media': { print: { display: 'none' } },
});

// Long names are cut before the search box is.
export const crumbs = style({ flex: 1, minWidth: 0 });

export const search = style({
  ...flexRow,
  flex: 'none',
  gap: 8,
  width: 264,
  height: 30,
  padding: '0 6px 0 10px',
  borderRadius: vars.radius.md,
  background: vars.colour.surface.sunken,
  border: `1px solid ${vars.colour.border.subtle}`,
  color: vars.colour.text.tertiary,
  textAlign: 'left',
  transition: `border-color ${vars.motion.duration.fast}`,
  ':hover': { borderColor: vars.colour.border.control },
  '@media': { [narrow]: { width: 30, padding: 0, justifyContent: 'center' } },
});

// In a narrow window only the picture is to be seen; its name stays for who does not see it.
export const searchWords = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const keys = style({
  display: 'flex',
  gap: 4,
  marginLeft: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});
