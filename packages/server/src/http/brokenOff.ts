/** What an answer under way is broken off with. Whoever sends the stream prints it, and hands its message to the
 *  reader: so it says nothing of what went wrong, which may be a statement with all its values. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  constructor() {
    super('The answer broke off');
  }
}

/** Does one step of an answer under way.
 *  @param complain  is told what went wrong
 *  @throws BrokenOff for whatever goes wrong */
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
