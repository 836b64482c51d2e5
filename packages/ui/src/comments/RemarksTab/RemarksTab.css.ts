import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../theme';

export const list = style({ ...flexColumn, gap: 12 });
