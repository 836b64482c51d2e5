import { darkColours, lightColours } from '@lending-desk/ui/tokens';
import { flat } from './flat';

const themes = { light: new Map(flat(lightColours)), dark: new Map(flat(darkColours)) };
type Theme = keyof typeof themes;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function ratioOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour by its token and theme: `status.approve.solid`. */
export function colourOf(theme: Theme, token: string): string {
  const value = themes[theme].get(token);
  if (value === undefined) throw new Error(`No colour ${token}`);
  return value;
}

export type Pair = readonly [front: string, back: string];

const on = (front: string, ...backs: string[]): Pair[] => backs.map(back => [front, back]);
const surfaces = (...names: string[]) => names.map(name => `surface.${name}`);
const statuses = ['approve', 'flag', 'reject', 'info', 'neutral'];
const buckets = ['d0', 'd1_15', 'd15_31', 'd31_60', 'd60_90', 'd90p', 'unknown'];
const read = surfaces('canvas', 'base', 'sunken', 'raised', 'hover', 'selected', 'sidebar');

/** Every text with the surfaces it stands on: 4.5 or more. */
export const textPairs: readonly Pair[] = [
  ...on('text.primary', ...read, ...surfaces('active', 'selectedHover')),
  ...on('text.secondary', ...read, ...surfaces('active', 'tableHead')),
  ...on('text.tertiary', ...read, ...surfaces('tableHead')),
  ...on('text.placeholder', ...surfaces('base', 'raised')),
  ...on('text.link', ...surfaces('canvas', 'base', 'hover', 'selected', 'raised')),
  ...on('text.inverse', 'surface.inverse'),
  ...on('text.inverseMuted', 'surface.inverse'),
  ...on('accent.onSolid', 'accent.solid', 'accent.solidHover', 'accent.solidActive'),
  ...on('accent.text', ...surfaces('base', 'canvas', 'raised', 'sidebar', 'selected')),
  ...on('accent.text', 'accent.soft', 'accent.softHover'),
  ...statuses.flatMap(status => [
    ...on(`status.${status}.onSolid`, `status.${status}.solid`),
    ...on(`status.${status}.text`, `status.${status}.soft`, ...surfaces('base', 'canvas', 'raised')),
    ...on('text.primary', `status.${status}.soft`),
    ...on('text.secondary', `status.${status}.soft`),
  ]),
  ...buckets.flatMap(bucket => on(`dpd.${bucket}.on`, `dpd.${bucket}.fill`)),
  ...on('mark.searchText', 'mark.searchBg'),
  ...on('mark.diffText', 'mark.diffBg'),
  ...on('chart.axis', 'surface.base'),
];

/** Borders, rings, icons and lines that carry a meaning: 3 or more. */
export const graphicPairs: readonly Pair[] = [
  ...on('border.control', ...surfaces('base', 'canvas', 'raised')),
  ...on('focus.ring', ...surfaces('base', 'canvas', 'selected', 'raised')),
  ...on('accent.mark', ...surfaces('base', 'canvas')),
  ...['c1', 'c3', 'c4', 'c6', 'balance'].flatMap(line => on(`chart.${line}`, 'surface.base')),
  ...statuses.flatMap(status => on(`status.${status}.icon`, `status.${status}.soft`)),
];
