import { style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gap: 10,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const value = style({ overflowWrap: 'anywhere', minWidth: 90 });
