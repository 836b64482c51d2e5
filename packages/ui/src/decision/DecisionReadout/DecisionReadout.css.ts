import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBottom: 8,
});
export const figure = style({ display: 'inline-flex', alignItems: 'baseline', gap: 4 });
export const push = style({ marginLeft: 'auto' });
