import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({
  padding: 0,
  marginBottom: 4,
  color: vars.colour.text.secondary,
  ...textSize('caption'),
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 12px',
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fault = style({
  minHeight: vars.text.caption.lineHeight,
  color: vars.colour.status.reject.text,
  ...textSize('caption'),
});
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
