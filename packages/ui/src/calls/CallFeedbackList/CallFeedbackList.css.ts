import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border.subtle}` } },
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
