import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../theme';

export const mode = style({ maxWidth: 280, marginBottom: 12 });

/** As high with the button as without it. */
export const foot = style({ minHeight: 44, ...flexColumn, justifyContent: 'center' });
