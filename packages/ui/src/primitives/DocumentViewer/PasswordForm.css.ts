import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const form = style({ width: 'min(420px, 100%)', margin: 'auto', padding: vars.space[4] });
