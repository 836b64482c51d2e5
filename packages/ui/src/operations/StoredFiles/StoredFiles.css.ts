import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  padding: '12px 16px',
});
export const failure = style({ padding: '0 16px 12px' });
