import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme';

// Overflows its frame at the right and at the bottom.
export const preview = style({
  position: 'absolute',
  left: 64,
  right: -80,
  top: 590,
  border: `1px solid ${vars.colour.border.default}`,
  borderRadius: vars.radius.xl,
  background: vars.colour.surface.base,
  boxShadow: vars.colour.elevation.e3,
  overflow: 'hidden',
  '@media': {
    'screen and (max-width: 1279px)': { left: 40 },
    'screen and (max-width: 1023px)': { display: 'none' },
  },
});

export const table = style({ width: '100%' });

export const cell = recipe({
  base: {
    height: 44,
    padding: '0 10px',
    borderBottom: `1px solid ${vars.colour.border.subtle}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { paddingLeft: 20 }, '&:last-child': { paddingRight: 20 } },
  },
  variants: {
    head: {
      true: {
        height: 40,
        background: vars.colour.surface.tableHead,
        borderBottomColor: vars.colour.border.default,
        color: vars.colour.text.secondary,
        fontSize: vars.text.caption.fontSize,
        fontWeight: vars.weight.medium,
      },
    },
    number: { true: { textAlign: 'right' } },
  },
});
