/** Memoises a function per object, for as long as the object exists, so that repeated rendering does not
 *  recompute. Only for immutable objects. */
export function memoizeByObject<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return given => {
    const found = known.get(given);
    if (found) return found.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}
