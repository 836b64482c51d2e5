/** Breaks off a response in progress. The runtime prints this error and passes its message to the reader, so it
 *  must not say what went wrong, which may be a statement with all its values. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  constructor() {
    super('The answer broke off');
  }
}

/** Runs one step of a response in progress.
 *  @param complain  called with what goes wrong
 *  @throws BrokenOff for any error */
export async function orBreakOff<T>(
  step: () => Promise<T> | undefined,
  complain: (error: unknown) => void,
): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    complain(error);
    throw new BrokenOff();
  }
}
