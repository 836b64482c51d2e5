import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, textSize, truncated, vars } from '../../theme';

const { colour } = vars;
/** Below this width the list of parts is a select above the fields, which keep the preview at their side. */
const narrow = 'screen and (max-width: 1023px)';
/** Below this one the preview is under the fields. All three stay in view; what is long scrolls by itself. */
const phone = 'screen and (max-width: 560px)';

export const body = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 320px',
  height: 'calc(100% - 16px)',
  minHeight: 0,
  marginTop: 16,
  borderTop: `1px solid ${colour.border.default}`,
  '@media': {
    'screen and (max-width: 1180px)': { gridTemplateColumns: '168px minmax(0, 1fr) 272px' },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 264px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    },
  },
});

/** The list of parts in a narrow window, as wide as the fields and the preview. */
export const picker = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block', gridColumn: '1 / -1' } },
});

/** In the header of the dialog, above this body. */
export const head = style({
  position: 'absolute',
  top: 16,
  left: 56,
  right: 16,
  ...flexRow,
  gap: 16,
  '@media': { [phone]: { display: 'contents' } },
});

/** Under the title, as far as the tools. */
export const subtitle = style({
  flex: 1,
  minWidth: 0,
  margin: '26px 0 0',
  ...truncated,
  color: colour.text.tertiary,
  ...textSize('caption'),
  '@media': {
    [phone]: { position: 'absolute', top: 40, left: 56, maxWidth: 'calc(100vw - 72px)', margin: 0 },
  },
});

/** Beside the title. */
export const tools = style({
  flex: 'none',
  ...flexRow,
  gap: 8,
  // Where there is no room beside it, below it.
  '@media': { [phone]: { justifyContent: 'flex-end', padding: '8px 16px' } },
});

export const unsaved = style({
  ...flexRow,
  gap: 6,
  color: colour.text.secondary,
  ...textSize('caption'),
  '::before': {
    content: '',
    width: 6,
    height: 6,
    borderRadius: vars.radius.full,
    backgroundColor: colour.accent.mark,
  },
});

/** When it was kept, which a phone has no room for. */
export const draft = style({ '@media': { [phone]: { display: 'none' } } });

const column = { minHeight: 0, overflow: 'auto' } as const;

export const nav = style({
  ...column,
  ...flexColumn,
  gap: 1,
  padding: '12px 8px',
  borderRight: `1px solid ${colour.border.subtle}`,
  '@media': { [narrow]: { display: 'none' } },
});

export const navItem = style({
  position: 'relative',
  ...flexRow,
  justifyContent: 'space-between',
  flex: 'none',
  height: 32,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[aria-current]': { backgroundColor: colour.surface.selected, color: colour.text.link },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 6,
      left: -8,
      width: 3,
      borderRadius: '0 3px 3px 0',
      backgroundColor: colour.accent.mark,
    },
  },
});

export const content = style({
  ...column,
  padding: '16px 32px 40px',
  backgroundColor: colour.surface.canvas,
  '@media': { 'screen and (max-width: 1180px)': { padding: '16px 20px 40px' } },
});

export const notices = style({
  display: 'grid',
  gap: 8,
  maxWidth: 760,
  selectors: { '&:empty': { display: 'none' } },
});

export const part = style({
  maxWidth: 760,
  scrollMarginTop: 12,
  selectors: { '& + &': { marginTop: 28 } },
});

export const heading = style({
  margin: 0,
  padding: '4px 0 10px',
  ...textSize('titleSm'),
  fontWeight: vars.weight.semibold,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const preview = style({
  ...flexColumn,
  minHeight: 0,
  borderLeft: `1px solid ${colour.border.default}`,
  backgroundColor: colour.surface.base,
  '@media': {
    [phone]: { maxHeight: '38dvh', borderLeft: 0, borderTop: `1px solid ${colour.border.default}` },
  },
});

export const previewHead = style({
  ...flexRow,
  flex: 'none',
  gap: 8,
  margin: 0,
  padding: '12px 16px',
  borderBottom: `1px solid ${colour.border.subtle}`,
  ...textSize('body'),
  fontWeight: vars.weight.semibold,
});

export const previewList = style({ ...column, flex: 1, padding: '12px 16px' });

export const groupHead = style({
  margin: 0,
  padding: '6px 0',
  color: colour.text.secondary,
  ...textSize('caption'),
  fontWeight: vars.weight.regular,
});

export const change = style({
  padding: '4px 0 8px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.border.subtle}` } },
});

export const changeHead = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 26,
  minWidth: 0,
});

const value = style({
  display: 'flex',
  gap: 8,
  padding: '2px 8px',
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  selectors: { '& + &': { marginTop: 2 } },
});

export const before = style([
  value,
  {
    backgroundColor: colour.surface.sunken,
    color: colour.text.secondary,
    textDecoration: 'line-through',
  },
]);

export const after = style([
  value,
  { backgroundColor: colour.status.approve.soft, color: colour.status.approve.text },
]);

export const photoName = style({ display: 'grid', flex: 1, minWidth: 0 });

export const thumbnail = style({
  flex: 'none',
  width: 62,
  height: 38,
  borderRadius: vars.radius.sm,
  objectFit: 'cover',
});

export const sign = style({ flex: 'none', width: 8 });

export const previewFoot = style({
  display: 'grid',
  flex: 'none',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${colour.border.default}`,
});

export const warning = style({
  ...flexRow,
  gap: 6,
  margin: 0,
  color: colour.status.reject.text,
  ...textSize('caption'),
});

/** Breaks a long word instead of widening the column. */
export const text = style({ minWidth: 0 });

/** The choice of a document above its fields. */
export const choice = style({ paddingBottom: 10 });
