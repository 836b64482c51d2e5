import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme';

export const kbd = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: 18,
    height: 18,
    padding: '0 5px',
    borderRadius: '4px',
    borderStyle: 'solid',
    borderWidth: '1px 1px 2px',
    fontFamily: vars.font.sans,
    fontSize: vars.text.micro.fontSize,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  variants: {
    on: {
      surface: {
        borderColor: vars.colour.border.default,
        backgroundColor: vars.colour.surface.base,
        color: vars.colour.text.secondary,
      },
      control: {
        borderColor: vars.colour.border.default,
        backgroundColor: vars.colour.surface.sunken,
        color: vars.colour.text.tertiary,
      },
      // On a filled button the key cap uses the button's colours.
      fill: {
        borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
        backgroundColor: 'transparent',
        color: 'inherit',
      },
    },
  },
});
