import { style, styleVariants } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

const { dpd } = vars.colour;

/** The colours of each bucket of days past due; the label carries the same meaning. */
export const bucket = styleVariants(
  {
    '0': dpd.d0,
    '1-15': dpd.d1_15,
    '15-31': dpd.d15_31,
    '31-60': dpd.d31_60,
    '60-90': dpd.d60_90,
    '90+': dpd.d90p,
  },
  ({ fill, on }) => ({ background: fill, color: on }),
);

export const badge = style({
  display: 'inline-block',
  minWidth: 24,
  padding: '1px 6px',
  borderRadius: vars.radius.xs,
  fontSize: vars.text.caption.fontSize,
  fontWeight: 600,
  lineHeight: vars.text.caption.lineHeight,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** Buckets begin one below the other, and so do the days end. */
export const days = style({ ...flexRow, justifyContent: 'space-between', gap: 8 });
