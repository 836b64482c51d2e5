import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

const { colour } = vars;

/** Where the images have room beside the rest, and the counts beside the documents. */
const beside = '(min-width: 1260px)';
const paired = '(min-width: 700px) and (max-width: 1259px)';
const counted = '(min-width: 640px)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

/** Status and comparison one below the other. */
export const withoutImages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
});

/** Images, status and comparison in this order: the images at the left of the others, or of the status alone where the
 *  comparison needs the width, or above them. */
export const page = style([
  withoutImages,
  {
    '@container': {
      [beside]: { gridTemplateColumns: '126px minmax(0, 1fr)' },
      [paired]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)', alignItems: 'stretch' },
    },
  },
]);
export const rest = style({
  ...flexColumn,
  gap: 12,
  minWidth: 0,
  '@container': { [paired]: { display: 'contents' } },
});
export const whole = style({ minWidth: 0, '@container': { [paired]: { gridColumn: '1 / -1' } } });

export const status = style({
  display: 'grid',
  gap: '8px 28px',
  alignItems: 'start',
  '@container': {
    [counted]: { gridTemplateColumns: '212px minmax(0, 1fr)' },
    [paired]: { gridTemplateColumns: '116px minmax(0, 1fr)', columnGap: 16 },
  },
});

export const bar = style({
  display: 'flex',
  height: 8,
  margin: '4px 0 6px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: colour.surface.active,
  gap: 1,
});
export const barPart = style({
  selectors: {
    '&[data-none]': { display: 'none' },
    '&[data-part=agrees]': { backgroundColor: colour.status.approve.solid },
    '&[data-part=partial]': { backgroundColor: colour.status.flag.solid },
    '&[data-part=different]': { backgroundColor: colour.status.reject.solid },
  },
});
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 228px), 1fr))',
  columnGap: 28,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '2px 0',
  borderTop: `1px solid ${colour.border.subtle}`,
});
export const lineName = style({
  color: colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
});
export const lineValue = style({ ...flexRow, flexWrap: 'wrap', gap: '0 8px', margin: 0 });

export const choose = style({
  ...flexRow,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  color: colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
});
export const baseChoice = style({ width: 150 });
export const filter = style({ width: 188 });

export const silent = style({
  padding: '8px 14px',
  borderTop: `1px solid ${colour.border.subtle}`,
  color: colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
});
