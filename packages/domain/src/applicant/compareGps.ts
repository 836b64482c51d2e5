import type { Address } from './schema';

type Coordinates = {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
};

/** How the place of the application relates to an address: by distance where both places are known, otherwise by
 *  the PIN codes. A phone's position is seldom exact to the house. */
export type GpsComparison =
  | { readonly by: 'distance'; readonly km: number; readonly tone: 'approve' | 'flag' | 'reject' }
  | { readonly by: 'pin'; readonly pin: 'same' | 'other' | 'otherArea' };

/** Within `homeKm` the person applied from home or next door; within `townKm`, from the same town. */
const homeKm = 2;
const townKm = 30;
const earthKm = 6371;

/** Great-circle distance in kilometres; null where one place is unknown. */
export function kmBetween(one: Coordinates, other: Coordinates): number | null {
  const radians = (degrees: number | null | undefined) => ((degrees ?? Number.NaN) * Math.PI) / 180;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const east = radians(other.longitude) - radians(one.longitude);
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(east);
  const km = 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
  return Number.isFinite(km) ? km : null;
}

/** How the GPS position of an application relates to the current address.
 *  @returns null where there is nothing to compare
 *  @source CR-140, CR-142 */
export function compareGps(
  home: Address | null,
  gps: Coordinates & { readonly address: string | null },
): GpsComparison | null {
  if (home === null) return null;
  const km = kmBetween(home, gps);
  if (km !== null)
    return { by: 'distance', km, tone: km <= homeKm ? 'approve' : km <= townKm ? 'flag' : 'reject' };
  const [mine, theirs] = [home.pinCode ?? '', gps.address ?? ''].map(
    text => /(?<!\d)[1-9]\d{2} ?\d{3}\s*$/.exec(text)?.[0].replace(/\s/g, '') ?? null,
  );
  if (!mine || !theirs) return null;
  const sameArea = mine.slice(0, 3) === theirs.slice(0, 3);
  return { by: 'pin', pin: mine === theirs ? 'same' : sameArea ? 'other' : 'otherArea' };
}
