import { style } from '@vanilla-extract/css';
import { flexRow, plainList } from '../../theme';

export const row = style({ ...flexRow, flexWrap: 'wrap', gap: '8px 12px' });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 8, ...plainList, minWidth: 0 });

export const item = style({ ...flexRow, gap: 2, minWidth: 0, maxWidth: '100%' });

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8 });

export const name = style({ width: 220 });
