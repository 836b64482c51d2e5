import { style } from '@vanilla-extract/css';

/** In the chevron's place. */
export const clear = style({ display: 'flex', flex: 'none', marginLeft: -10, paddingRight: 8 });
