import { style } from '@vanilla-extract/css';

/** A long list scrolls inside its panel, so that its header stays visible. */
export const long = style({ height: 'min(600px, 70vh)' });
