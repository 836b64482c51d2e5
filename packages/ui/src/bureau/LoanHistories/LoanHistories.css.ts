import type { StatusBucket } from '@lending-desk/domain/bureau';
import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

const { colour, density, text } = vars;

export const headed = style({ ...flexRow, gap: 16 });

/** The legend sits in the panel's header if there is room, otherwise above the strips. */
export const inHead = style({ '@media': { 'screen and (max-width: 1180px)': { display: 'none' } } });
export const inBody = style({
  display: 'none',
  padding: '6px 14px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  '@media': { 'screen and (max-width: 1180px)': { display: 'block' } },
});

// In a narrow window the columns before the strip scroll with it.
const narrow = 'screen and (max-width: 900px)';

/** Years, names and amounts stay while it scrolls; a month that a key leads to is not behind them. */
export const scroller = style({
  maxHeight: 'min(560px, 68dvh)',
  overflow: 'auto',
  scrollPadding: '36px 16px 0 316px',
  selectors: { '&[data-amounts="all"]': { scrollPaddingLeft: 524 } },
  '@media': {
    [narrow]: { scrollPaddingLeft: 16, selectors: { '&[data-amounts="all"]': { scrollPaddingLeft: 16 } } },
    print: { maxHeight: 'none', overflow: 'visible' },
  },
});
export const list = style({
  minWidth: 'max-content',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { minWidth: 0 } },
});

const line = style({
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: `1px solid ${colour.border.subtle}`,
  selectors: { '&:last-child': { borderBottomColor: 'transparent' } },
});

/** The columns before the strip; covers what scrolls below it. */
export const fixed = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '148px 104px',
  columnGap: 20,
  alignItems: 'center',
  padding: '0 20px 0 14px',
  backgroundColor: 'inherit',
  selectors: {
    '[data-amounts="all"] &': {
      gridTemplateColumns: '138px 86px repeat(2, 80px) 68px',
      columnGap: 10,
      paddingRight: 16,
    },
  },
  '@media': { [narrow]: { position: 'static' } },
});
export const strips = style({
  flex: '1 0 0',
  alignSelf: 'center',
  paddingRight: 14,
  boxSizing: 'content-box',
  // On paper the months become narrower: nobody can scroll to those beyond its edge.
  '@media': { print: { minWidth: '0 !important' } },
});

export const heads = style({ position: 'sticky', top: 0, zIndex: 2 });

export const head = style([
  line,
  {
    height: density.headerRow,
    borderBottomColor: colour.border.default,
    backgroundColor: colour.surface.tableHead,
    color: colour.text.secondary,
    fontSize: text.caption.fontSize,
    fontWeight: vars.weight.medium,
    selectors: { '&:last-child': { borderBottomColor: colour.border.default } },
  },
]);

export const row = style([
  line,
  {
    backgroundColor: colour.surface.base,
    minHeight: 41,
    paddingTop: 4,
    paddingBottom: 4,
    selectors: { '&:hover, &:focus-within': { backgroundColor: colour.surface.hover } },
  },
]);

export const right = style({ textAlign: 'right' });
export const institution = style({
  lineHeight: '17px',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const kind = style({
  color: colour.text.tertiary,
  fontSize: text.caption.fontSize,
  lineHeight: '15px',
});

const late = (...buckets: readonly StatusBucket[]) =>
  `:is(${buckets.map(bucket => `[data-bucket="${bucket}"]`).join(', ')}) > &:nth-child(2)`;

export const block = style({
  padding: '12px 14px 14px',
  borderTop: `1px solid ${colour.border.subtle}`,
  // Forty loans have two thousand rows of months: skip rendering those out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1180px',
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const blockTitle = style({ marginBottom: 10, ...textSize('body'), fontWeight: vars.weight.semibold });

export const months = style({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const monthHead = style({
  height: 28,
  padding: '0 10px',
  textAlign: 'left',
  backgroundColor: colour.surface.tableHead,
  borderBottom: `1px solid ${colour.border.default}`,
  color: colour.text.secondary,
  fontSize: text.caption.fontSize,
  fontWeight: vars.weight.medium,
});
export const monthCell = style({
  height: 24,
  padding: '0 10px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  selectors: {
    // Colours months by how late they were; the text says it too.
    [late('1-15', '15-31', '31-60')]: { color: colour.status.flag.text },
    [late('60-90', '90+')]: { color: colour.status.reject.text },
  },
});
