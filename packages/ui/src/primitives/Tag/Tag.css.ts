import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { centred, inlineRow, textSize, vars } from '../../theme';

const { surface, text } = vars.colour;

export const tag = recipe({
  base: {
    ...inlineRow,
    verticalAlign: 'middle',
    gap: '3px',
    maxWidth: '100%',
    minWidth: 0,
    height: 20,
    padding: '0 7px',
    borderRadius: vars.radius.sm,
    ...textSize('caption'),
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    backgroundColor: surface.active,
    color: text.primary,
  },
  variants: {
    removable: { true: { paddingRight: 3 } },
  },
});

export const word = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const remove = style({
  position: 'relative',
  ...centred,
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: vars.radius.xs,
  color: 'inherit',
  opacity: 0.75,
  selectors: {
    // Enlarges the click target of the small cross.
    '&::after': { content: '""', position: 'absolute', inset: -4 },
    '&:hover': { opacity: 1, backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '&:focus-visible': { outlineOffset: 0, opacity: 1 },
  },
});
