import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

const { border } = vars.colour;

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${border.subtle}` } },
});

export const heading = style({
  padding: '0 0 6px',
  ...textSize('caption'),
  fontWeight: vars.weight.semibold,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '10px 16px',
  alignItems: 'start',
});

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 28px',
  padding: '8px 0',
});
