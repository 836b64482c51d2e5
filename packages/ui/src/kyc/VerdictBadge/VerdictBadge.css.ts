import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

export const verdict = style({ display: 'block' });

export const why = style({ display: 'block', color: vars.colour.text.tertiary, ...textSize('caption') });
