import { style } from '@vanilla-extract/css';
import { centred, flexRow, inlineRow, vars } from '../../theme';

export const profile = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 20,
  paddingTop: 2,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const selfie = style({
  ...centred,
  width: 112,
  height: 138,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: vars.colour.surface.active,
  color: vars.colour.text.tertiary,
  fontSize: vars.text.titleLg.fontSize,
  fontWeight: vars.weight.medium,
});

export const opens = style({
  display: 'block',
  width: 112,
  borderRadius: vars.radius.md,
  cursor: 'zoom-in',
  color: vars.colour.text.secondary,
  selectors: { '&:hover': { color: vars.colour.text.primary } },
});

// Fixed to the frame's height: a tall picture is cropped at its edges, the face stays visible.
export const selfieImage = style({ width: 112, height: 138, objectFit: 'cover', objectPosition: '50% 30%' });

export const enlarge = style({
  ...flexRow,
  justifyContent: 'center',
  gap: 6,
  minHeight: 24,
  marginTop: 6,
  '@media': { print: { display: 'none' } },
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.medium,
});

export const noSelfie = style({ width: 112, marginTop: 6, textAlign: 'center' });

export const large = style({ maxHeight: '72vh', margin: '0 auto', borderRadius: vars.radius.md });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const otherLoans = style({ display: 'inline-flex', flexWrap: 'wrap', gap: 8 });

/** The account holder's name, which may be long. */
export const holder = style({
  display: 'block',
  minWidth: 140,
  padding: '4px 0',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: '18px',
});

export const account = style({ ...inlineRow, gap: 4 });
