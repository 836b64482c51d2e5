/** The item at a position that the caller knows to be there.
 *  @throws RangeError if there is none, which is always a bug of the caller */
export function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[position];
  if (item === undefined) throw new RangeError(`Nothing at ${position} of ${items.length}`);
  return item;
}
