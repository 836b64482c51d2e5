import {
  type HistoryMonth,
  monthsOf,
  type StatusBucket,
  type TimeAxis,
  yearsOf,
} from '@lending-desk/domain/bureau';
import { rises } from './rises';

/** Height of a strip, in pixels. */
export const pictureHeight = 22;
/** The least width of a month's bar, in pixels, and the gaps between months and between years. */
const least = 8;
const monthGap = 2;
export const yearGap = 3;
const radius = 2;

/** The least width of a strip, in pixels. It is stretched to the available width, so nothing has to be measured. */
export function stripWidth(axis: TimeAxis): number {
  return monthsOf(axis) * (least + monthGap) + (yearsOf(axis).length - 1) * yearGap;
}

export type StripShape = {
  /** Left edge of each month. */
  readonly lefts: readonly number[];
  /** Width of one month's bar. */
  readonly bar: number;
  /** Width of the whole. */
  readonly width: number;
};

/** Positions of the months of an axis. */
export function shapeOf(axis: TimeAxis): StripShape {
  const lefts: number[] = [];
  for (const [index, { months }] of yearsOf(axis).entries()) {
    for (let month = 0; month < months; month += 1) {
      lefts.push(lefts.length * (least + monthGap) + index * yearGap);
    }
  }
  return { lefts, bar: least, width: stripWidth(axis) };
}

/** The month at a fraction (0 to 1) of the strip's width. */
export function monthAt({ lefts, width }: StripShape, share: number): number {
  return Math.max(
    0,
    lefts.findLastIndex(left => left <= share * width),
  );
}

/** A bar drawn from the baseline up; one of full height has round corners at the top too. */
function bar(left: number, width: number, rise: number): string {
  const height = pictureHeight;
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
