import { style } from '@vanilla-extract/css';

/** A long list scrolls inside its panel, so that its header stays visible. */
export const long = style({ height: 'min(600px, 70vh)' });

/** A table with less room than this takes a second line before a column hides another one; a long list has rows of one
 *  height. */
const narrow = '(max-width: 800px)';
const short = 'table:not([data-fixed])';

export const agent = style({ selectors: { [`${short} &`]: { whiteSpace: 'normal' } } });
/** The day on one line, the time on the next. */
export const moment = style({
  selectors: {
    [`${short} &`]: {
      '@container': { [narrow]: { display: 'inline-block', minWidth: 82, whiteSpace: 'normal' } },
    },
  },
});
