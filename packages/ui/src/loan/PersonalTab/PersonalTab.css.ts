import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const person = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 20,
  paddingTop: 2,
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const listsFrame = style({ containerType: 'inline-size', minWidth: 0 });

const beside = '(min-width: 588px)';

/** Who it is, and how to reach them: side by side, or one below the other where there is no room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 28,
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Below the first list it goes on with a hairline, in the place of its first row's. */
export const second = style({
  marginTop: -1,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  '@container': { [beside]: { marginTop: 0, borderTop: 0 } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  // Half of a smaller window has no room for a title and two actions in one line.
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
