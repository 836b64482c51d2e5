import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

export const ends = style({ ...flexRow, flex: 1, gap: 6, minWidth: 0, height: '100%' });
export const dash = style({ flex: 'none', color: vars.colour.text.tertiary });
/** As wide as a date, so that the dash is close to it. */
export const startEnd = style({ display: 'flex', flex: '0 1 88px', minWidth: 0, height: '100%' });
