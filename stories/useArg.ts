import { useState } from 'react';

/** State that starts with an argument of the story, and takes its value again when a control changes it. */
export function useArg<T>(arg: T) {
  const [held, setHeld] = useState({ arg, value: arg });
  if (held.arg !== arg) setHeld({ arg, value: arg });
  return [held.value, (value: T) => setHeld({ arg, value })] as const;
}
