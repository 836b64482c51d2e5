import { type HistoryMonth, type StatusBucket, stripMonths, yearsOfStrip } from '@lending-desk/domain/bureau';
import { rises } from './rises';

/** The strip's SVG view box. It is stretched to the available width, so nothing has to be measured. */
export const picture = { width: 400, height: 22 };
/** Gaps between years and between months. */
const yearGap = 3;
const monthGap = 2;
const radius = 2;

export type StripShape = {
  /** Left edge of each month. */
  readonly lefts: readonly number[];
  /** Width of one month's bar. */
  readonly bar: number;
};

/** Positions of the months of a strip that ends with the given month. */
export function shapeOf(lastMonth: number): StripShape {
  const years = yearsOfStrip(lastMonth);
  const pitch = (picture.width - yearGap * (years.length - 1)) / stripMonths;
  const lefts: number[] = [];
  for (const [index, { months }] of years.entries()) {
    for (let month = 0; month < months; month += 1) lefts.push(lefts.length * pitch + index * yearGap);
  }
  return { lefts, bar: pitch - monthGap };
}

/** The month at a fraction (0 to 1) of the strip's width. */
export function monthAt({ lefts }: StripShape, share: number): number {
  return Math.max(
    0,
    lefts.findLastIndex(left => left <= share * picture.width),
  );
}

/** A bar drawn from the baseline up; one of full height has round corners at the top too. */
function bar(left: number, width: number, rise: number): string {
  const { height } = picture;
  const [right, top] = [left + width, height * (1 - rise)];
  const ground = `V${height - radius}Q${right} ${height} ${right - radius} ${height}H${left + radius}Q${left} ${height} ${left} ${height - radius}`;
  return rise === 1
    ? `M${left} ${radius}Q${left} 0 ${left + radius} 0H${right - radius}Q${right} 0 ${right} ${radius}${ground}Z`
    : `M${left} ${top}H${right}${ground}Z`;
}

/** Hatching for a month whose status is unknown. */
function hatch(left: number, width: number): string {
  const slope = 6;
  return [6, 11, 16, 21].map(y => `M${left} ${y}l${width} ${-slope}`).join('');
}

/** SVG paths of a strip: one path per kind of month. */
export type StripPaths = Readonly<Partial<Record<StatusBucket | 'track' | 'hatch', string>>>;

/** The months of a strip as SVG paths; a month without a row stays empty. */
export function pathsOf(
  grid: readonly (HistoryMonth | null)[],
  { lefts, bar: width }: StripShape,
): StripPaths {
  const paths: Partial<Record<StatusBucket | 'track' | 'hatch', string>> = {};
  const add = (name: keyof typeof paths, path: string) => {
    paths[name] = (paths[name] ?? '') + path;
  };
  for (const [position, row] of grid.entries()) {
    const left = lefts[position];
    if (row === null || left === undefined) continue;
    const { bucket } = row.payment;
    if (bucket === 'Unknown') {
      add('Unknown', bar(left, width, 1));
      add('hatch', hatch(left, width));
    } else {
      add('track', bar(left, width, 1));
      add(bucket, bar(left, width, rises[bucket]));
    }
  }
  return paths;
}
