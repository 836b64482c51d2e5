import { vars } from './contract.css';

// Rules that most styles are made of; spread into them.

export const flexRow = { display: 'flex', alignItems: 'center' } as const;
export const inlineRow = { display: 'inline-flex', alignItems: 'center' } as const;
export const flexColumn = { display: 'flex', flexDirection: 'column' } as const;

/** What it holds stands in its middle. */
export const centred = { display: 'grid', placeItems: 'center' } as const;
/** A button of 24 px beside a value, which paper does not have. */
export const besideValue = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: vars.colour.text.tertiary,
  '@media': { print: { display: 'none' } },
} as const;
/** A list without marks. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** One line, cut with an ellipsis. */
export const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A size of the type scale; weight and spacing are left as they are. */
export const textSize = (size: keyof typeof vars.text) => ({
  fontSize: vars.text[size].fontSize,
  lineHeight: vars.text[size].lineHeight,
});

/** The fill of a bucket of days past due and what is written on it, by the bucket's label. */
export const dpdFaces = {
  '0': vars.colour.dpd.d0,
  '1-15': vars.colour.dpd.d1_15,
  '15-31': vars.colour.dpd.d15_31,
  '31-60': vars.colour.dpd.d31_60,
  '60-90': vars.colour.dpd.d60_90,
  '90+': vars.colour.dpd.d90p,
};
