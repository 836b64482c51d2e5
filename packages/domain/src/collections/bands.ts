/** Days past due in disjoint bands, each up to its last day: buckets, classes. */
export type Bands<Label extends string> = readonly { readonly label: Label; readonly upTo: number }[];

/** The days of a band.
 *  @returns `least` null for the first one, where nothing is due; `most` null for the last one */
export function daysOfBand<Label extends string>(
  bands: Bands<Label>,
  label: Label,
): { readonly least: number | null; readonly most: number | null } {
  const at = bands.findIndex(band => band.label === label);
  const [before, band] = [bands[at - 1], bands[at]];
  return {
    least: before === undefined ? null : before.upTo + 1,
    most: band !== undefined && Number.isFinite(band.upTo) ? band.upTo : null,
  };
}
