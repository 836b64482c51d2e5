import { globalStyle, style } from '@vanilla-extract/css';
import { centred, flexRow, textSize, vars } from '../../theme';

const { surface, text, border, accent } = vars.colour;
const cell = 30;

export const root = style({ width: 7 * cell + 6 * 2, fontVariantNumeric: 'tabular-nums' });
export const month = style({ position: 'relative' });

export const caption = style({
  ...flexRow,
  justifyContent: 'center',
  height: 24,
  marginBottom: vars.space[2],
  fontWeight: vars.weight.semibold,
});
export const dropdowns = style({ display: 'flex', gap: vars.space[1] });
export const dropdownRoot = style({ position: 'relative', display: 'inline-flex' });
export const dropdown = style({
  height: 24,
  padding: '0 2px',
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: surface.base,
  fontSize: vars.text.caption.fontSize,
});
// Hidden because the native select shows its own value and arrow.
globalStyle(`${dropdownRoot} > [aria-hidden="true"]`, { display: 'none' });

export const step = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  ...centred,
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: text.tertiary,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: surface.active, color: text.primary },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: 0 },
  },
});
export const back = style({ left: 3 });
export const forth = style({ right: 3 });

export const grid = style({ width: '100%', borderSpacing: 2, margin: '0 -2px' });
export const weekday = style({
  width: cell,
  height: 24,
  padding: 0,
  ...textSize('caption'),
  fontWeight: vars.weight.regular,
  textAlign: 'center',
  color: text.tertiary,
});

export const day = style({ padding: 0, textAlign: 'center' });
export const dayButton = style({
  width: cell,
  height: cell,
  borderRadius: vars.radius.md,
  ...textSize('caption'),
  color: text.primary,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: surface.active },
    '&:focus-visible': { outlineOffset: 1 },
    '&:disabled, &[aria-disabled="true"]': { color: text.disabled },
  },
});

export const today = style({});
globalStyle(`${today} > button`, { position: 'relative', fontWeight: vars.weight.semibold });
globalStyle(`${today} > button::after`, {
  content: '""',
  position: 'absolute',
  right: 9,
  bottom: 4,
  left: 9,
  height: 2,
  borderRadius: 1,
  backgroundColor: 'currentColor',
});
/** Days that pass the `isEnabled` rule. */
export const offered = style({});
globalStyle(`${offered} > button`, {
  boxShadow: `inset 0 0 0 1px ${border.strong}`,
  fontWeight: vars.weight.semibold,
});
/** Days with a mark, at the right of the number where the line of today is not. */
export const saved = style({});
export const draft = style({});
globalStyle(`:is(${saved}, ${draft}) > button`, { position: 'relative' });
globalStyle(`:is(${saved}, ${draft}) > button::before`, {
  content: '""',
  position: 'absolute',
  top: 3,
  right: 3,
  width: 6,
  height: 6,
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.full,
});
globalStyle(`${saved} > button::before`, { backgroundColor: 'currentColor' });
export const between = style({ borderRadius: vars.radius.md, backgroundColor: accent.soft });
export const selected = style({});
globalStyle(`${selected}:not(${between}) > button`, {
  backgroundColor: accent.solid,
  color: accent.onSolid,
  boxShadow: 'none',
  fontWeight: vars.weight.semibold,
});
globalStyle(`${selected}:not(${between}) > button:hover`, { backgroundColor: accent.solidHover });
