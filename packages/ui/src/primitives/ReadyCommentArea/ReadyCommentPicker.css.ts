import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../theme';

/** The comments wrap instead of making the list wider than a dialog. */
export const sheet = style({ ...flexColumn, minHeight: 0, maxWidth: 556 });
