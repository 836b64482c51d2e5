import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { colour, text } = vars;

export const search = style({
  ...flexRow,
  flex: 'none',
  gap: 10,
  height: 48,
  padding: '0 16px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  color: colour.text.tertiary,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: colour.text.primary,
  fontSize: text.bodyLg.fontSize,
  caretColor: colour.accent.mark,
  selectors: { '&::placeholder': { color: colour.text.placeholder, opacity: 1 } },
});

export const list = style({ minHeight: 0, padding: '0 8px 8px', overflow: 'auto', scrollPadding: '32px 0' });

export const groupLabel = style({
  padding: '10px 8px 4px',
  color: colour.text.tertiary,
  ...textSize('caption'),
  fontWeight: vars.weight.medium,
});

export const option = style({
  ...flexRow,
  gap: 10,
  minHeight: 34,
  padding: '4px 8px',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: colour.surface.selected } },
});

export const icon = style({
  color: colour.text.tertiary,
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const code = style({
  marginRight: 6,
  fontFamily: vars.font.mono,
  fontSize: text.mono.fontSize,
  letterSpacing: text.mono.letterSpacing,
  fontFeatureSettings: "'zero' 1, 'liga' 0",
});

export const mark = style({
  borderRadius: 2,
  backgroundColor: colour.mark.searchBg,
  color: colour.mark.searchText,
});

export const aside = style({ ...flexRow, flex: 'none', gap: vars.space[1] });

export const note = style({
  ...flexRow,
  gap: vars.space[2],
  padding: '16px 16px 18px',
  color: colour.text.tertiary,
});
