import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour, text } = vars;

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 216,
  maxWidth: '100%',
  // As high as its buttons, so that the row does not grow when a message replaces the slider.
  height: vars.control.xs,
  '@media': { print: { display: 'none' } },
});

export const ring = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 24, height: 24 });

export const slider = style({
  flex: '1 1 60px',
  minWidth: 40,
  height: 24,
  margin: '0 6px',
  accentColor: colour.accent.solid,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const clock = style({
  flex: 'none',
  minWidth: 64,
  fontSize: text.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text.tertiary,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  selectors: { [`${player}:not([data-state=idle]) &`]: { color: colour.text.secondary } },
});

export const pace = style({ flex: 'none', minWidth: 44, textAlign: 'right' });

export const failure = style({
  flex: 1,
  minWidth: 0,
  paddingLeft: 6,
  fontSize: text.caption.fontSize,
  color: colour.status.reject.text,
});
