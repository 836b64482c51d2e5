const quote = 34;
const lineFeed = 10;

/** Counts the lines of a CSV file while it arrives; a line break inside quotes ends none.
 *  @returns takes the next bytes and gives the lines so far, the header among them */
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
