import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

/** One long name would push the statuses out of the window. */
export const customer = style({
  ...flexRow,
  gap: 8,
  maxWidth: 300,
  '@container': { '(max-width: 1000px)': { maxWidth: 172 } },
  // Beside a badge the narrow column of a printout would break the name within a word.
  '@media': { print: { flexWrap: 'wrap' } },
});

/** The number beside a name; a narrow table has no room for it, and the loan leads to the same page. */
export const phone = style({ flex: 'none', '@container': { '(max-width: 1000px)': { display: 'none' } } });

/** Beside a name, which is truncated. */
export const whole = style({ flex: 'none' });

/** The longest statuses are cut where the last column would be pushed out. */
export const stage = style({ '@container': { '(max-width: 1000px)': { display: 'flex', maxWidth: 152 } } });
