import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1181px)';

export const below = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px 20px' });

/** The list with the open request beside it; in a narrow window it is between the list and the rest. */
export const sideBySide = style([
  below,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
    },
  },
]);

export const request = style({ '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } });

/** What is asked, and why below it, clear of the lines between rows. */
export const twoLines = style({ display: 'grid', gap: 2, paddingBlock: 8 });
