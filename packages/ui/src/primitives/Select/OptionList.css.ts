import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { surface, text, accent, border } = vars.colour;

export const list = style({
  flex: '0 1 auto',
  minHeight: 0,
  margin: 0,
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  ...flexRow,
  gap: vars.space[2],
  minHeight: 30,
  padding: '5px 8px',
  borderRadius: vars.radius.sm,
  scrollMargin: vars.space[1],
  cursor: 'pointer',
  selectors: {
    // In dark the popup has the colour of `active`, so the highlight has a line around it as well.
    '&[data-highlighted="true"]': {
      backgroundColor: surface.active,
      boxShadow: `inset 0 0 0 1px ${border.strong}`,
    },
    [`&[aria-selected="true"]`]: { backgroundColor: surface.selected, color: accent.text },
    '&[aria-selected="true"][data-highlighted="true"]': { backgroundColor: surface.selectedHover },
    '&[aria-disabled="true"]': { color: text.disabled, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted="true"]': { outline: '2px solid' } } },
  },
});

export const optionLabel = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const optionHint = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '60%',
  ...textSize('caption'),
  color: text.tertiary,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  selectors: {
    [`${option}[data-highlighted="true"] &, ${option}[aria-selected="true"] &`]: { color: text.secondary },
    [`${option}[aria-disabled="true"] &`]: { color: text.tertiary },
  },
});

// Keeps its width without the tick, so that labels stay aligned.
export const tick = style({ display: 'flex', flex: 'none', width: 14 });

export const nothing = style({
  margin: 0,
  padding: '9px 12px',
  color: text.tertiary,
});
