import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { darkTheme, flexRow, vars } from '../../theme';

const { colour, text } = vars;
const focused = '&:has(:is(input, textarea, [role="combobox"]):focus)';
const ring = (own: string, halo: string) => `0 0 0 1px ${own}, 0 0 0 4px ${halo}`;

export const box = recipe({
  base: {
    ...flexRow,
    gap: 6,
    minWidth: 0,
    padding: '0 10px',
    border: `1px solid ${colour.border.control}`,
    borderRadius: vars.radius.md,
    backgroundColor: colour.surface.base,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'text',
    // The focus ring is not animated, so that it is visible at once.
    transition: ['border-color', 'background-color']
      .map(property => `${property} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`)
      .join(', '),
    selectors: {
      [`.${darkTheme} &`]: { backgroundColor: colour.surface.sunken },
      '&:hover': { borderColor: colour.border.controlHover },
      '&&[data-state="changed"]': {
        borderColor: colour.accent.mark,
        backgroundColor: colour.accent.soft,
      },
      '&&[data-state="error"]': {
        borderColor: colour.status.reject.icon,
        boxShadow: `0 0 0 1px ${colour.status.reject.icon}`,
      },
      '&&[data-state="readOnly"], &&[data-state="disabled"]': {
        borderColor: colour.border.default,
        backgroundColor: colour.surface.sunken,
        color: colour.text.secondary,
      },
      '&&[data-state="disabled"]': { cursor: 'not-allowed' },
      [`&${focused}`]: {
        borderColor: colour.focus.ring,
        borderStyle: 'solid',
        boxShadow: ring(colour.focus.ring, colour.accent.softHover),
        // Visible only in forced-colours mode, which removes shadows.
        outline: '2px solid transparent',
      },
      [`&${focused}[data-state="error"]`]: {
        borderColor: colour.status.reject.icon,
        boxShadow: ring(colour.status.reject.icon, colour.status.reject.softHover),
      },
    },
  },
  variants: {
    size: {
      sm: { height: 30 },
      md: { height: vars.control.md },
      lg: { height: vars.control.lg, padding: '0 12px', fontSize: text.bodyLg.fontSize },
    },
    shape: {
      line: {},
      // The control fills the box, edge to edge.
      filled: { padding: 0, cursor: 'default' },
      // As high as the space inside the border of the surrounding group.
      bare: {
        padding: 0,
        cursor: 'default',
        selectors: {
          '&&&&': { border: 0, backgroundColor: 'transparent', boxShadow: 'none' },
          [`&&&${focused}`]: { boxShadow: `inset 0 0 0 2px ${colour.focus.ring}` },
        },
      },
      grows: { height: 'auto' },
      // A drop zone for files.
      dashed: { borderStyle: 'dashed', cursor: 'pointer' },
    },
  },
  compoundVariants: [
    { variants: { shape: 'bare', size: 'md' }, style: { height: `calc(${vars.control.md} - 2px)` } },
    { variants: { shape: 'grows', size: 'sm' }, style: { minHeight: 30 } },
    { variants: { shape: 'grows', size: 'md' }, style: { minHeight: vars.control.md } },
    { variants: { shape: 'grows', size: 'lg' }, style: { minHeight: vars.control.lg } },
  ],
});

export const affix = style({ flex: 'none', color: colour.text.tertiary, userSelect: 'none' });

export const input = recipe({
  base: {
    flex: 1,
    width: '100%',
    minWidth: 0,
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: colour.text.placeholder, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      // Delays Chrome's yellow autofill background indefinitely.
      '&:-webkit-autofill': { transition: 'background-color 100000s' },
    },
  },
  variants: {
    mono: {
      true: {
        fontFamily: vars.font.mono,
        fontSize: text.mono.fontSize,
        letterSpacing: text.mono.letterSpacing,
        fontFeatureSettings: "'zero' 1, 'liga' 0",
      },
    },
  },
});

export const area = style({ display: 'block', padding: '5px 0', resize: 'none', overflowY: 'auto' });
