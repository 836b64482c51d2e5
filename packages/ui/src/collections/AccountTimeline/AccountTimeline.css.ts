import { style, styleVariants } from '@vanilla-extract/css';
import { dpdFaces, flexRow, inlineRow, textSize, vars } from '../../theme';

const { colour, space, radius } = vars;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  gap: `${space[3]} ${space[1]}`,
  margin: 0,
  padding: 0,
  ...textSize('micro'),
  textAlign: 'center',
});

export const above = style({
  ...flexRow,
  justifyContent: 'center',
  gap: 2,
  height: 18,
  whiteSpace: 'nowrap',
  color: colour.text.secondary,
});

export const returned = style({ ...inlineRow, color: colour.status.reject.text });

/** A promise to pay, by what became of it; the title says the same. */
export const promised = styleVariants(
  { open: colour.status.info.text, kept: colour.status.approve.text, broken: colour.status.reject.text },
  color => ({ ...inlineRow, color }),
);

export const cell = style({
  ...flexRow,
  justifyContent: 'center',
  height: 26,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.xs,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Paid in part: open at the bottom. */
export const partPaid = style({ borderBottomWidth: 4, borderBottomColor: colour.status.flag.icon });

export const month = style({ display: 'block', color: colour.text.secondary, whiteSpace: 'nowrap' });

/** By the bucket of the days late; the figure in the cell says the same. */
export const late = styleVariants(dpdFaces, ({ fill, on }) => ({ background: fill, color: on }));
