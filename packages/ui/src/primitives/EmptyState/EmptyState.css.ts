import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { border, surface } = vars.colour;

export const page = style({ fill: surface.base, stroke: border.strong });
export const head = style({ stroke: border.strong });
export const title = style({ fill: border.strong });
export const row = style({ fill: border.default });
export const lens = style({ fill: surface.canvas, stroke: border.control, strokeWidth: 1.5 });
export const handle = style({ stroke: border.control, strokeWidth: 2, strokeLinecap: 'round' });

export const text = style({ maxWidth: 'min(48ch, 100%)', textAlign: 'center', overflowWrap: 'anywhere' });
