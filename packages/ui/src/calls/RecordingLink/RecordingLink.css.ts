import { style } from '@vanilla-extract/css';

/** Beside the field itself, so that a message below it does not push the button. */
export const belowLabel = style({ paddingTop: 20 });
