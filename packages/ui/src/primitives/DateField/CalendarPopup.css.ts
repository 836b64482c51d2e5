import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const sheet = style({ padding: vars.space[3] });
