/** Works something out once for an object and remembers it as long as the object is there: what is drawn again is not
 *  worked out again. Only for objects that never change. */
export function oncePer<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return given => {
    const found = known.get(given);
    if (found) return found.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}
