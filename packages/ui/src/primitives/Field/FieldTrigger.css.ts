import { style } from '@vanilla-extract/css';
import { flexRow, truncated, vars } from '../../theme';

export const trigger = style({
  ...flexRow,
  gap: 6,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: '0 10px',
  textAlign: 'left',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: 'inherit' },
    '[data-size="lg"] &': { padding: '0 12px' },
  },
});

export const chosen = style({
  flex: 1,
  minWidth: 0,
  ...truncated,
  selectors: { '&[data-empty="true"]': { color: vars.colour.text.placeholder } },
});

export const mark = style({ display: 'flex', flex: 'none', color: vars.colour.text.tertiary });
