import { style } from '@vanilla-extract/css';

export const lines = style({ padding: '4px 0', whiteSpace: 'normal' });

/** At least a third of the provider's payment id in a line. */
export const idLines = style([lines, { minWidth: 54, overflowWrap: 'anywhere' }]);
