import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { colour } = vars;
/** The width beside the open sidebar and rail of a window of 1440 px: the sources stand in narrow columns, nine of them
 *  in equal ones where the names allow it. Below it the matrix scrolls anyway. */
const dense = '(min-width: 760px) and (max-width: 900px)';

const rule = `1px solid ${colour.border.subtle}`;

export const scroller = style({
  // Contains absolutely positioned children, including visually hidden text.
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { print: { overflow: 'visible' } },
});

export const matrix = style({
  width: '100%',
  '@container': { [dense]: { selectors: { '&[data-equal]': { tableLayout: 'fixed' } } } },
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const corner = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: 96,
  '@container': { [dense]: { width: 84 } },
  backgroundColor: colour.surface.tableHead,
  borderBottom: `1px solid ${colour.border.default}`,
});

export const column = style({
  height: 34,
  padding: '3px 8px',
  textAlign: 'left',
  '@container': { [dense]: { padding: '3px 5px' } },
  backgroundColor: colour.surface.tableHead,
  borderBottom: `1px solid ${colour.border.default}`,
  borderLeft: rule,
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.medium,
  selectors: { '&[data-base]': { backgroundColor: colour.accent.soft } },
});

export const columnName = style({
  display: 'flex',
  minWidth: 86,
  '@container': { [dense]: { minWidth: 0 } },
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 5px',
  lineHeight: '16px',
  color: colour.text.primary,
});
export const columnWords = style({ flex: '1 1 0', minWidth: 'min-content' });
export const columnIcon = style({
  display: 'inline-flex',
  '@container': { [dense]: { display: 'none' } },
  color: colour.text.tertiary,
  selectors: { '[data-base] &': { color: colour.accent.text } },
});
export const baseTag = style({
  padding: '0 6px',
  borderRadius: vars.radius.sm,
  backgroundColor: colour.surface.base,
  boxShadow: `inset 0 0 0 1px ${colour.accent.border}`,
  color: colour.accent.text,
});

export const rowHead = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  padding: '4px 4px 6px 6px',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: vars.weight.semibold,
  backgroundColor: colour.surface.base,
  borderBottom: rule,
});

export const toggle = style({
  ...flexRow,
  gap: 4,
  minHeight: 24,
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  textAlign: 'left',
});

export const chevron = style({
  display: 'inline-flex',
  flex: 'none',
  color: colour.text.tertiary,
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
});

export const tally = style({ display: 'block', paddingLeft: 18, fontWeight: vars.weight.regular });

export const cell = style({
  padding: '7px 8px',
  '@container': { [dense]: { padding: '6px 5px' } },
  fontSize: vars.text.caption.fontSize,
  verticalAlign: 'top',
  borderLeft: rule,
  borderBottom: rule,
  selectors: {
    '&[data-stand=base]': {
      backgroundColor: `color-mix(in srgb, ${colour.accent.soft} 45%, ${colour.surface.base})`,
    },
    '&[data-stand=partial]': { boxShadow: `inset 2px 0 0 ${colour.status.flag.solid}` },
    '&[data-stand=different]': {
      backgroundColor: `color-mix(in srgb, ${colour.status.reject.soft} 60%, ${colour.surface.base})`,
      boxShadow: `inset 2px 0 0 ${colour.status.reject.solid}`,
    },
    '&[data-stand=notGiven]': {
      color: colour.text.tertiary,
      fontSize: vars.text.caption.fontSize,
      lineHeight: '18px',
    },
  },
});

export const summary = style([cell, { color: colour.text.secondary }]);
export const value = style({ selectors: { '& + &': { marginTop: 8 } } });
// A verdict takes two lines rather than make its column wider than the value.
globalStyle(`${value} [data-tone]`, { height: 'auto', minHeight: 20, whiteSpace: 'normal' });
export const quiet = style({ display: 'block', color: colour.text.tertiary, ...textSize('caption') });
export const more = style({
  marginTop: 4,
  fontSize: vars.text.caption.fontSize,
  // Nothing can be opened on paper.
  selectors: { '&::details-content': { '@media': { print: { contentVisibility: 'visible' } } } },
});
export const moreHead = style({ minHeight: 24, cursor: 'pointer', color: colour.text.secondary });
