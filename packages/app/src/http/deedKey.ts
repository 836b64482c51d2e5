import { failureOf } from './apiError';
import { randomId } from './randomId';

export type DeedKey = {
  /** The Idempotency-Key of this deed: the same until it is settled or something else is to be sent. */
  readonly keyFor: (deed: unknown) => string;
  /** It worked: the next one is a new deed. */
  readonly done: () => void;
  /** It failed. A deed that may have reached the server keeps its key, so that trying again does it once. */
  readonly failed: (thrown: Error) => void;
};

/** Remembers the key of one deed of the user over their own attempts: Submit, an outage, Submit again. */
export function createDeedKey(newKey: () => string = randomId): DeedKey {
  let kept: { readonly deed: string; readonly key: string } | null = null;
  return {
    keyFor: deed => {
      const words = JSON.stringify(deed);
      if (kept?.deed !== words) kept = { deed: words, key: newKey() };
      return kept.key;
    },
    done: () => {
      kept = null;
    },
    failed: thrown => {
      // A refusal is an answer, and it would be repeated for the same key.
      if (failureOf(thrown).kind !== 'unreachable') kept = null;
    },
  };
}
