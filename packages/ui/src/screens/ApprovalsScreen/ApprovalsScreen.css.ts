import { style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 1180px)';

/** The list, and the open request beside it; below it in a narrow window. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
  alignItems: 'start',
  gap: 20,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What is asked, and why below it, clear of the lines between rows. */
export const twoLines = style({ display: 'grid', gap: 2, paddingBlock: 8 });
