import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const profile = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 20,
  paddingTop: 2,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const selfie = style({
  width: 112,
  height: 138,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: vars.colour.surface.active,
  color: vars.colour.text.tertiary,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.text.titleLg.fontSize,
  fontWeight: vars.weight.medium,
});

export const selfieImage = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const enlarge = style({ width: 112, marginTop: 6 });

export const large = style({ maxHeight: '72vh', margin: '0 auto', borderRadius: vars.radius.md });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});

export const addressText = style({ lineHeight: '19px', overflowWrap: 'anywhere' });

export const otherLoans = style({ display: 'inline-flex', flexWrap: 'wrap', gap: 8 });
