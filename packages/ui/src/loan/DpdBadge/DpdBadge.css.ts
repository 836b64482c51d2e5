import { style, styleVariants } from '@vanilla-extract/css';
import { dpdFaces, flexRow, vars } from '../../theme';

/** The colours of each bucket of days past due; the label carries the same meaning. */
export const bucket = styleVariants(dpdFaces, ({ fill, on }) => ({ background: fill, color: on }));

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
  // White words need their ground on paper too.
  printColorAdjust: 'exact',
});

/** Buckets begin one below the other, and so do the days end. */
export const days = style({ ...flexRow, justifyContent: 'space-between', gap: 8 });
