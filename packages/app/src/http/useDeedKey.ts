import { useState } from 'react';
import { createDeedKey, type DeedKey } from './deedKey';

/** The key of the deed this component does, over its re-renders. */
export function useDeedKey(): DeedKey {
  return useState(() => createDeedKey())[0];
}
