import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const row = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  margin: '0 0 0 -5px',
  padding: '4px 0',
});

// Lets tags and input wrap in one flow, while the tags remain a list.
export const tags = style({ display: 'contents' });
export const tag = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const adding = style({
  flex: '1 1 56px',
  display: 'flex',
  minWidth: 56,
  height: 22,
  paddingLeft: 4,
});

export const footer = style({
  flex: 'none',
  padding: vars.space[2],
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});
