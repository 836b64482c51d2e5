import { style, styleVariants } from '@vanilla-extract/css';
import { darkTheme, textSize, vars } from '../../theme';

const { surface, text, border, elevation, status, accent, focus } = vars.colour;

export const track = style({
  display: 'flex',
  gap: 2,
  minWidth: 0,
  padding: 2,
  borderRadius: vars.radius.md,
  backgroundColor: surface.active,
  selectors: {
    // In the dark theme the well alone has too little contrast with the page.
    [`.${darkTheme} &`]: { backgroundColor: surface.sunken, boxShadow: `inset 0 0 0 1px ${border.subtle}` },
    '&&[data-state="changed"]': { boxShadow: `0 0 0 1px ${accent.mark}` },
    '&&[data-state="error"]': { boxShadow: `0 0 0 2px ${status.reject.icon}` },
  },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minWidth: 0,
  minHeight: 28,
  padding: '2px 8px',
  borderRadius: vars.radius.sm,
  ...textSize('caption'),
  fontWeight: vars.weight.medium,
  color: text.secondary,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '[data-size="sm"] > &': { minHeight: 26 },
    '[data-size="lg"] > &': { minHeight: 36, fontSize: vars.text.body.fontSize },
    '&:hover:not([data-disabled="true"])': { color: text.primary },
    '&[data-checked="true"]': {
      backgroundColor: surface.base,
      color: text.primary,
      boxShadow: `${elevation.e1}, 0 0 0 1px ${border.subtle}`,
    },
    [`.${darkTheme} &[data-checked="true"]`]: { backgroundColor: surface.skeleton },
    '&[data-disabled="true"]': { color: text.disabled, cursor: 'not-allowed' },
    '[data-state="readOnly"] > &': { cursor: 'default' },
    '&:has(input:focus-visible)': { outline: `2px solid ${focus.ring}`, outlineOffset: 1, zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-checked="true"]': { outline: '1px solid' } } },
  },
});

/** A status option keeps its colour when selected. */
export const tone = styleVariants(
  {
    approve: status.approve.text,
    flag: status.flag.text,
    reject: status.reject.text,
    info: status.info.text,
  },
  colour => ({ selectors: { '&&[data-checked="true"]:not([data-disabled="true"])': { color: colour } } }),
);

export const word = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
