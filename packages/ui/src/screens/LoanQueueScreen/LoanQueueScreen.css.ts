import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const small = 'screen and (max-width: 900px)';

export const screen = style({
  // As high as the page; in a very low window it keeps its minimum height and the page scrolls.
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.colour.surface.canvas,
});

export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 20px 12px',
  '@media': { [small]: { padding: '16px 16px 12px' } },
});

// Fills the space next to the tools, but lets them wrap onto a line of their own.
export const titles = style({ flex: '999 1 264px', minWidth: 0 });
export const summary = style({
  minHeight: vars.text.caption.lineHeight,
  color: vars.colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});
export const search = style({
  flex: '1 1 auto',
  width: 180,
  '@media': { 'screen and (min-width: 1440px)': { width: 232 } },
});

export const list = style({
  flex: '1 1 0',
  minHeight: 280,
  margin: '0 20px 16px',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [small]: { margin: '0 16px 16px' } },
});

export const keys = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const nextKey = style({ display: 'flex', marginLeft: 8 });
