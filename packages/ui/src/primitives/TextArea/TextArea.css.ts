import { style } from '@vanilla-extract/css';

export const area = style({ display: 'block', padding: '5px 0', resize: 'none', overflowY: 'auto' });
export const corner = style({ alignSelf: 'flex-end', paddingBottom: 6 });
