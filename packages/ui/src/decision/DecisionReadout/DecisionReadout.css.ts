import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const figures = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' });

export const figure = style({ display: 'flex', flexDirection: 'column' });
export const figureRight = style([figure, { alignItems: 'flex-end' }]);

export const track = style({
  display: 'flex',
  gap: 1,
  height: 6,
  margin: '8px 0 6px',
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.colour.surface.active,
});

export const bar = style({ display: 'block', height: '100%' });

export const legend = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 16 });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const dot = style({ width: 7, height: 7, borderRadius: '50%', flex: 'none' });
export const now = style({ background: vars.colour.chart.c6 });
export const emi = style({ background: vars.colour.accent.mark });
export const push = style({ marginLeft: 'auto' });
