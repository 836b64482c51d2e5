import { globalStyle, style } from '@vanilla-extract/css';
import { centred, textSize, vars } from '../../theme';

const { colour } = vars;

/** Where the images share a row with the status of the documents. */
const paired = '(min-width: 700px) and (max-width: 1259px)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100px, 100%), 1fr))',
  gap: '14px 12px',
  padding: '2px 0',
  '@container': {
    [paired]: { gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))', gap: '8px 10px' },
  },
});

export const card = style({ position: 'relative', minWidth: 0, maxWidth: 132 });
// A status takes two lines rather than lose its end.
globalStyle(`${card} [data-tone]`, { height: 'auto', minHeight: 20, whiteSpace: 'normal' });

const frame = style({
  ...centred,
  width: '100%',
  // The aspect ratio of an identity card.
  aspectRatio: '1.586',
  '@container': { [paired]: { maxHeight: 46 } },
  marginBottom: 4,
  borderRadius: vars.radius.md,
});

export const open = style([
  frame,
  {
    position: 'relative',
    overflow: 'hidden',
    cursor: 'zoom-in',
    backgroundColor: colour.surface.active,
    boxShadow: `0 0 0 1px ${colour.border.subtle}`,
    selectors: { '&:hover': { boxShadow: `0 0 0 1px ${colour.border.control}` } },
  },
]);

// Absolutely positioned, so that the frame keeps its aspect ratio whatever the image's own.
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: {
    // An upright image is a face, so it is not cropped.
    '&[data-face]': { objectFit: 'contain', backgroundColor: colour.surface.sunken },
  },
});

export const nothing = style([
  frame,
  {
    border: `1px dashed ${colour.border.strong}`,
    backgroundColor: colour.surface.sunken,
    color: colour.text.tertiary,
    ...textSize('caption'),
    textAlign: 'center',
    alignContent: 'center',
    gap: 4,
    padding: '0 6px',
  },
]);

/** A masked image: a frame like that of a missing image, but a button. */
export const cover = style([
  nothing,
  {
    borderStyle: 'solid',
    borderColor: colour.border.control,
    color: colour.text.secondary,
    selectors: { '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary } },
  },
]);

// In a low frame the words have the height.
globalStyle(`${cover}:not([aria-busy]) > svg`, { '@container': { [paired]: { display: 'none' } } });

export const name = style({ fontWeight: vars.weight.medium, lineHeight: '20px' });

/** The other side of the document, over the upper right corner of the image. */
export const other = style({
  position: 'absolute',
  top: 4,
  right: 4,
  minWidth: 24,
  minHeight: 24,
  padding: '0 6px',
  borderRadius: vars.radius.sm,
  backgroundColor: colour.surface.base,
  boxShadow: `0 0 0 1px ${colour.border.default}`,
  color: colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { color: colour.text.primary } },
});
