import { style } from '@vanilla-extract/css';

/** Takes the place of the chevron. */
export const clear = style({ display: 'flex', flex: 'none', marginLeft: -10, paddingRight: 8 });
