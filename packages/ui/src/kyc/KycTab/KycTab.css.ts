import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const pair = style({
  display: 'grid',
  // A check needs the full width of its three columns: two checks are side by side only if both fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 470px), 1fr))',
  gap: 12,
  alignItems: 'start',
  // On paper a table is not scrolled sideways, so nothing would keep its values apart.
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const source = style({ color: vars.colour.text.secondary, whiteSpace: 'nowrap' });

export const cell = style({ padding: '4px 0', whiteSpace: 'normal', minWidth: 120 });

export const label = style({
  display: 'block',
  color: vars.colour.text.tertiary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
});

export const found = style({ display: 'flex', flexDirection: 'column', gap: 8 });
