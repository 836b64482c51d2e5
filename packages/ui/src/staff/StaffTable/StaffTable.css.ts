import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

export const person = style({ ...flexRow, gap: 8, minWidth: 0 });
