import { style } from '@vanilla-extract/css';

export const above = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '0 20px 12px',
});

export const factors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ float: 'left', padding: 0, fontWeight: 500 });

export const customer = style({ display: 'flex', flexDirection: 'column', minWidth: 0, maxWidth: 168 });

export const money = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
