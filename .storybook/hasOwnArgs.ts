type Values = Readonly<Record<string, unknown>>;

function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  try {
    return JSON.stringify(left) === JSON.stringify(right);
  } catch {
    // An element that holds itself is compared by identity alone.
    return false;
  }
}

/** Whether a story is drawn with the values it was written with, and not with what somebody chose in a control. */
export const hasOwnArgs = ({ args, initialArgs }: { args: Values; initialArgs: Values }): boolean =>
  [...new Set([...Object.keys(args), ...Object.keys(initialArgs)])].every(name =>
    isSame(args[name], initialArgs[name]),
  );
