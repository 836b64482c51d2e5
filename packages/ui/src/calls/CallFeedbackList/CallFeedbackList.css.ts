import { style } from '@vanilla-extract/css';
import { plainList, vars } from '../../theme';

export const list = style({ ...plainList });

export const item = style({
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border.subtle}` } },
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
