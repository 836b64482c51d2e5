import { style } from '@vanilla-extract/css';
import { flexRow, plainList } from '../../theme';

export const row = style({ ...flexRow, flexWrap: 'wrap', gap: '8px 12px' });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 8, ...plainList, minWidth: 0 });

export const item = style({ ...flexRow, gap: 2, minWidth: 0, maxWidth: '100%' });

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Beside the box of the name, below the height of its label. */
export const buttons = style({ ...flexRow, gap: 8, alignSelf: 'flex-start', height: 32, marginTop: 20 });

export const name = style({ width: 220 });
