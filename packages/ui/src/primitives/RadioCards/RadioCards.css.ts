import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn, flexRow, textSize, vars } from '../../theme';

const { surface, text, border, accent, status, focus } = vars.colour;
const off = '&[data-disabled="true"]';

const even = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const cards = recipe({
  base: { minWidth: 0 },
  variants: {
    appearance: {
      card: { display: 'grid', gap: 6 },
      plain: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
    },
    columns: { 1: even(1), 2: even(2), 3: even(3), 4: even(4) },
  },
});

export const card = recipe({
  base: {
    ...flexRow,
    gap: 6,
    minWidth: 0,
    cursor: 'pointer',
    selectors: {
      [off]: { color: text.disabled, cursor: 'not-allowed' },
      '[data-state="readOnly"] > &': { cursor: 'default' },
    },
  },
  variants: {
    appearance: {
      card: {
        minHeight: 30,
        padding: '5px 9px',
        border: `1px solid ${border.strong}`,
        borderRadius: vars.radius.md,
        backgroundColor: surface.raised,
        ...textSize('caption'),
        selectors: {
          '&:hover': { borderColor: border.control },
          '[data-state="error"] > &': { borderColor: status.reject.icon },
          '&[data-checked="true"]': { borderColor: accent.mark, backgroundColor: accent.soft },
          [off]: { borderColor: border.default, backgroundColor: surface.sunken },
          '&:has(input:focus-visible)': { outline: `2px solid ${focus.ring}`, outlineOffset: 1 },
        },
      },
      plain: { minHeight: 24 },
    },
  },
});

export const content = style({ ...flexColumn, minWidth: 0, overflowWrap: 'anywhere' });

export const hint = style({
  ...textSize('caption'),
  color: text.tertiary,
  selectors: { '[data-checked="true"] &': { color: text.secondary } },
});

export const radio = recipe({
  base: {
    appearance: 'none',
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: surface.base,
    cursor: 'inherit',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: border.controlHover },
      '[data-state="error"] &': { borderColor: status.reject.icon },
      '&&:checked': { border: `5px solid ${accent.solid}`, backgroundColor: accent.onSolid },
      '&&:disabled': { borderColor: border.strong, backgroundColor: surface.sunken },
    },
  },
  variants: {
    appearance: {
      card: {
        width: 14,
        height: 14,
        selectors: { '&&:checked': { borderWidth: 4.5 }, '&:focus-visible': { outline: 'none' } },
      },
      plain: {},
    },
  },
});
