import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

const narrow = 'screen and (max-width: 1279px)';
const oneColumn = 'screen and (max-width: 1023px)';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 560px',
  background: vars.colour.surface.base,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 456px' },
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});

export const story = style({
  position: 'relative',
  background: vars.colour.surface.sidebar,
  borderRight: `1px solid ${vars.colour.border.subtle}`,
  padding: '40px 64px',
  overflow: 'hidden',
  '@media': {
    [narrow]: { padding: '40px' },
    [oneColumn]: { padding: '24px 24px 0', borderRight: 0, background: 'none' },
  },
});

export const text = style({
  marginTop: 104,
  maxWidth: 560,
  '@media': { [oneColumn]: { marginTop: 32 } },
});

export const headline = style({
  fontSize: 40,
  lineHeight: '48px',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.03em',
  '@media': { [oneColumn]: { fontSize: 30, lineHeight: '38px' } },
});

export const lead = style({
  fontSize: 16,
  lineHeight: '26px',
  marginTop: 16,
  maxWidth: 470,
  overflowWrap: 'anywhere',
  color: vars.colour.text.secondary,
});

export const side = style({
  ...flexColumn,
  padding: '32px 88px',
  minHeight: '100dvh',
  '@media': {
    [narrow]: { padding: '32px 48px' },
    [oneColumn]: { padding: '24px', minHeight: 0, maxWidth: 528 },
  },
});

export const account = style({
  ...flexRow,
  justifyContent: 'flex-end',
  gap: 8,
  // Without a form it is what the page is for.
  selectors: { '&:only-child': { margin: 'auto' } },
  '@media': { [oneColumn]: { justifyContent: 'flex-start' } },
});

export const form = style({
  margin: 'auto 0',
  paddingBottom: 60,
  '@media': { [oneColumn]: { padding: '32px 0' } },
});
