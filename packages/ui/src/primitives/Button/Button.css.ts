import { type CSSProperties, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexRow, inlineRow, vars } from '../../theme';

const { colour, control, text, radius } = vars;
const live = '&:not(:disabled):not([aria-disabled="true"])';

const states = (rest: CSSProperties, hover: CSSProperties, active = hover) => ({
  ...rest,
  selectors: { [`${live}:hover`]: hover, [`${live}:active`]: active, '&[data-pressed="true"]': active },
});

const raisedHover = `color-mix(in srgb, ${colour.text.primary} 6%, ${colour.surface.raised})`;
// A translucent mix rather than a fixed colour, because quiet buttons appear on panels, wells and dialogs.
const quietHover = {
  backgroundColor: `color-mix(in srgb, ${colour.text.primary} 8%, transparent)`,
  color: colour.text.primary,
};

export const button = recipe({
  base: {
    position: 'relative',
    ...inlineRow,
    justifyContent: 'center',
    flex: 'none',
    gap: '6px',
    maxWidth: '100%',
    minWidth: 0,
    border: '1px solid transparent',
    borderRadius: radius.md,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: ['background-color', 'border-color', 'color']
      .map(property => `${property} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`)
      .join(', '),
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    variant: {
      solid: {
        boxShadow: `inset 0 1px 0 color-mix(in srgb, ${colour.accent.onSolid} 15%, transparent), ${colour.elevation.e1}`,
        ...states(
          { backgroundColor: colour.accent.solid, color: colour.accent.onSolid },
          { backgroundColor: colour.accent.solidHover },
          { backgroundColor: colour.accent.solidActive },
        ),
      },
      tonal: states(
        { backgroundColor: colour.accent.soft, color: colour.accent.text },
        { backgroundColor: colour.accent.softHover },
      ),
      outline: {
        boxShadow: colour.elevation.e1,
        ...states(
          {
            backgroundColor: colour.surface.raised,
            borderColor: colour.border.strong,
            color: colour.text.primary,
          },
          { backgroundColor: raisedHover, borderColor: colour.border.control },
          { backgroundColor: colour.surface.active, borderColor: colour.border.control },
        ),
      },
      plain: states({ color: colour.text.secondary }, quietHover),
      danger: states(
        { backgroundColor: colour.status.reject.solid, color: colour.status.reject.onSolid },
        {
          backgroundColor: `color-mix(in srgb, ${colour.text.primary} 14%, ${colour.status.reject.solid})`,
        },
      ),
      dangerOutline: states(
        {
          backgroundColor: colour.surface.base,
          borderColor: colour.status.reject.border,
          color: colour.status.reject.text,
        },
        { backgroundColor: colour.status.reject.soft, borderColor: colour.status.reject.icon },
      ),
    },
    size: {
      xs: { height: control.xs, padding: '0 8px', borderRadius: radius.sm, fontSize: text.caption.fontSize },
      sm: { height: control.sm, padding: '0 10px', fontSize: text.caption.fontSize },
      md: { height: control.md, padding: '0 12px', fontSize: text.body.fontSize },
      lg: { height: control.lg, padding: '0 16px', fontSize: text.bodyLg.fontSize },
    },
    square: { true: { padding: 0, gap: 0 } },
    fullWidth: { true: { width: '100%' } },
    // A loading button keeps its colours; a disabled button loses them, however it was disabled.
    off: {
      true: {
        color: colour.text.disabled,
        boxShadow: 'none',
      },
    },
  },
  compoundVariants: [
    ...(['solid', 'tonal', 'outline', 'danger', 'dangerOutline'] as const).map(variant => ({
      variants: { variant, off: true },
      style: { backgroundColor: colour.surface.active, borderColor: 'transparent' },
    })),
    { variants: { square: true, size: 'xs' }, style: { width: control.xs } },
    { variants: { square: true, size: 'sm' }, style: { width: control.sm } },
    { variants: { square: true, size: 'md' }, style: { width: control.md } },
    { variants: { square: true, size: 'lg' }, style: { width: control.lg } },
  ],
});

/** Label and loading label share one grid cell, so the wider one sets the width and the button never resizes. */
export const face = style({ display: 'grid', minWidth: 0, alignItems: 'center', justifyItems: 'center' });
export const shown = style({ gridArea: '1 / 1', ...flexRow, gap: '6px', maxWidth: '100%', minWidth: 0 });
export const reserve = style({
  gridArea: '1 / 1',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  selectors: {
    // Rendered from an attribute, so that the invisible label is not part of the accessible text.
    '&::after': { content: 'attr(data-word)' },
    '&[data-mark]': { paddingLeft: 18 },
  },
});
export const mark = style({ display: 'flex', flex: 'none', marginLeft: -2 });
export const word = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const cap = style({ display: 'flex', flex: 'none', marginLeft: 4, marginRight: -4 });
