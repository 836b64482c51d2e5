const quote = 34;
const lineFeed = 10;

/** Counts the lines of a CSV file while it is received; a line break inside quotes does not end a line.
 *  @returns a function that takes the next bytes and returns the lines so far, including the header */
export function csvLineCounter(): (part: Uint8Array) => number {
  let lines = 0;
  let quoted = false;
  return part => {
    for (const byte of part) {
      if (byte === quote) quoted = !quoted;
      else if (byte === lineFeed && !quoted) lines += 1;
    }
    return lines;
  };
}
