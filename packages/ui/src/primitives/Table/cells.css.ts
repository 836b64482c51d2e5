import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { centred, inlineRow, textSize, vars } from '../../theme';

const { colour, density, text, weight, z } = vars;

// Sticky cells cover scrolled ones, so they need the row's current background.
const rowColour = createVar();

export const row = style({
  vars: { [rowColour]: colour.surface.base },
  backgroundColor: rowColour,
  scrollMarginTop: density.headerRow,
  breakInside: 'avoid',
  selectors: {
    '&[data-opens]': { cursor: 'pointer' },
    '&:hover': { vars: { [rowColour]: colour.surface.hover } },
    '&[aria-selected=true]': { vars: { [rowColour]: colour.surface.selected } },
    '&[aria-selected=true]:hover': { vars: { [rowColour]: colour.surface.selectedHover } },
    '&:focus-visible': {
      vars: { [rowColour]: colour.surface.hover },
      // The cells cover the row's outline, so they draw their own; this one is for forced colours.
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
    '&[data-total], &[data-total]:hover': { vars: { [rowColour]: colour.surface.tableHead } },
  },
});

/** With less room than this the columns have less space beside them and their names may take two lines, so that nothing
 *  is hidden sideways; columns of fixed width only in a list. */
const narrow = '(max-width: 960px)';
const list = ':is(table:not([data-fixed]), [data-frame=panel][data-height=fill], [data-list=true])';

const ring = colour.focus.ring;
const across = `inset 0 2px ${ring}, inset 0 -2px ${ring}`;

export const cell = recipe({
  base: {
    height: density.row,
    padding: `0 ${density.cellX}`,
    borderBottom: `1px solid ${colour.border.subtle}`,
    whiteSpace: 'nowrap',
    '@media': { print: { paddingLeft: 4, paddingRight: 4 } },
    selectors: {
      [`${list} &:not(:first-child)`]: {
        '@container': { [narrow]: { paddingLeft: 5 } },
      },
      [`${list} &:not(:last-child)`]: {
        '@container': { [narrow]: { paddingRight: 5 } },
      },
      '&:first-child': { paddingLeft: 14 },
      '&:last-child': { paddingRight: 14 },
      'tbody:last-child > tr:last-child > &': { borderBottomColor: 'transparent' },
      [`${row}:focus-visible > &`]: { boxShadow: across },
      [`${row}:focus-visible > &:first-child`]: { boxShadow: `${across}, inset 2px 0 ${ring}` },
      [`${row}:focus-visible > &:last-child`]: { boxShadow: `${across}, inset -2px 0 ${ring}` },
      '[data-total] > &': { fontWeight: weight.semibold },
      '[data-fixed=cut] &': {
        '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis' } },
      },
    },
  },
  variants: {
    align: {
      // In print, columns cannot be widened or hovered, so text wraps while amounts stay whole.
      left: { textAlign: 'left', '@media': { print: { whiteSpace: 'normal' } } },
      right: { textAlign: 'right' },
      center: { textAlign: 'center' },
    },
    mono: {
      true: {
        fontFamily: vars.font.mono,
        fontSize: text.mono.fontSize,
        letterSpacing: text.mono.letterSpacing,
        fontFeatureSettings: "'zero' 1, 'liga' 0",
      },
    },
    whole: { true: { '@media': { print: { whiteSpace: 'nowrap' } } } },
    // Text directly after a number would read as its unit.
    apart: {
      true: {
        paddingLeft: 24,
        selectors: {
          [`${list} &:not(:first-child)`]: {
            '@container': { [narrow]: { paddingLeft: 14 } },
          },
        },
      },
    },
    sticky: {
      true: {
        backgroundColor: rowColour,
        // A sticky cell gets a paint layer of its own, so only where there is something to scroll.
        selectors: {
          '[data-scrolls~=x] &': { position: 'sticky', zIndex: z.stickyCell },
          // Between two columns that stay nothing else would be seen.
          '[data-end] [data-scrolls~=x] &': {
            '@container': { '(max-width: 560px)': { position: 'static' } },
          },
        },
      },
    },
    end: {
      true: {
        backgroundColor: rowColour,
        selectors: {
          '[data-scrolls~=x] &': {
            position: 'sticky',
            right: 0,
            zIndex: z.stickyCell,
            borderLeft: `1px solid ${colour.border.default}`,
          },
        },
      },
    },
    edge: {
      true: {
        selectors: {
          '[data-sideways] &::after': {
            content: '""',
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: '100%',
            width: 8,
            pointerEvents: 'none',
            background: `linear-gradient(90deg, color-mix(in srgb, ${colour.text.primary} 12%, transparent), transparent)`,
            borderLeft: `1px solid ${colour.border.default}`,
          },
        },
      },
    },
  },
});

export const head = style({
  selectors: { '[data-scrolls~=y] &': { position: 'sticky', top: 0, zIndex: z.stickyHeader } },
});

export const headCell = style({
  height: density.headerRow,
  borderBottom: `1px solid ${colour.border.default}`,
  backgroundColor: colour.surface.tableHead,
  color: colour.text.secondary,
  ...textSize('caption'),
  fontWeight: weight.medium,
  // Regardless of the font of the cells below.
  fontFamily: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
  selectors: {
    '&[data-sticky]::after': { zIndex: 1 },
    '[data-fixed] &': { overflow: 'hidden', textOverflow: 'ellipsis' },
    [`${list} &`]: { '@container': { [narrow]: { whiteSpace: 'normal' } } },
  },
});

export const sort = style({
  ...inlineRow,
  gap: 4,
  minHeight: 24,
  margin: '0 -4px',
  padding: '0 4px',
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  // The header repeated on each printed page has text, but no buttons.
  '@media': { print: { display: 'contents' } },
  selectors: {
    '&:hover': { color: colour.text.primary },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: colour.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    [`${list} &`]: {
      '@container': { [narrow]: { whiteSpace: 'normal', textAlign: 'inherit' } },
    },
  },
});

// On paper the arrow is beside its word, which is text there.
globalStyle(`${sort} > svg`, {
  '@media': { print: { display: 'inline-block', marginLeft: 4, verticalAlign: 'middle' } },
});

/** A column for a chevron: its target size plus some space. */
export const leadCell = style({
  left: 0,
  width: 40,
  minWidth: 40,
  paddingLeft: 8,
  paddingRight: 8,
  // On paper, what is expanded is seen by its detail rows.
  '@media': { print: { visibility: 'hidden' } },
});

export const chevron = style({
  ...centred,
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: colour.text.tertiary,
  selectors: {
    '&:hover': { color: colour.text.primary, backgroundColor: colour.surface.active },
    '&[aria-expanded=true]': { transform: 'rotate(90deg)', color: colour.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const detailCell = style({
  padding: '8px 14px 12px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.sunken,
});

export const foot = style({
  selectors: { '[data-scrolls~=y] &': { position: 'sticky', bottom: 0, zIndex: z.stickyHeader } },
  // Totals are printed once at the end, not on every page.
  '@media': { print: { display: 'table-row-group' } },
});

export const totalCell = style({
  borderTop: `1px solid ${colour.border.default}`,
  borderBottomColor: 'transparent',
  backgroundColor: colour.surface.tableHead,
});

/** What is missing, and a zero among figures. */
export const faint = style({ color: colour.text.tertiary });

export const hintCell = style({
  width: 168,
  // In a narrow table the columns need the space more than the hint.
  '@container': { [narrow]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const hint = style({
  ...inlineRow,
  gap: 6,
  visibility: 'hidden',
  color: colour.text.secondary,
  fontSize: text.caption.fontSize,
  selectors: { [`${row}:hover &, ${row}:focus-visible &`]: { visibility: 'visible' } },
});

export const hintKey = style({
  display: 'none',
  selectors: { [`${row}:focus-visible &`]: { display: 'block' } },
});
export const hintArrow = style({ selectors: { [`${row}:focus-visible &`]: { display: 'none' } } });
