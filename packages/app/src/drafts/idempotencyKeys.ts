import { failureOf } from '../http/apiError';
import { randomId } from '../http/randomId';
import { keysIn, parsed } from './stored';

/** Whose action it is and which: 'comment', '482190'. */
export type ActionPlace = { readonly person: string; readonly action: readonly string[] };

type Kept = { readonly sent: string; readonly key: string; readonly at: number };

type Parts = {
  readonly storage: Storage;
  readonly now: () => Date;
  readonly newKey?: () => string;
  /** @default waits on the clock */
  readonly wait?: (ms: number) => Promise<void>;
};

const prefix = 'lending-desk.key';
/** As long as the server remembers a key. */
const lifeMs = 24 * 60 * 60 * 1000;
/** Refused before the server looked whether it knows the key: signed out, too slow, too many. */
const beforeTheKey: ReadonlySet<number> = new Set([401, 408, 425, 429]);
/** The pauses before the same action is asked for again, after its answer was lost. */
const pausesMs = [500, 1_500, 4_000];

/** Whether the failure is the server's own answer, and not a broken connection, a broken answer or the error page of
 *  a proxy. */
function isServerAnswer(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind === 'conflict') return failure.messages.length > 0;
  return failure.kind === 'refused' && failure.messages.length > 0 && !beforeTheKey.has(failure.status);
}

/** Whether an action may have been done although it failed: its answer was lost, or was none of the server's. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  const { kind } = failureOf(thrown);
  return kind === 'unreachable' || kind === 'broken';
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sent' in value &&
    typeof value.sent === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

const keptIn = (text: string | null): Kept[] => [parsed(text)].flat().filter(isKept);

/** A file by what tells it from another, also when it is chosen again. */
const fileNamed = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const afterMs = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Idempotency-Keys of actions whose outcome is not known. They are kept in local storage beside the drafts, from before
 *  the action is sent until the server's answer was read, so that a retry after a broken connection, after a reload or
 *  in another window does it only once. */
export function createIdempotencyKeys({ storage, now, newKey = randomId, wait = afterMs }: Parts) {
  // Keys that the browser could not store are kept in memory for this page.
  const here = new Map<string, readonly Kept[]>();
  const nameOf = ({ person, action }: ActionPlace) =>
    [prefix, person, ...action].map(encodeURIComponent).join('/');
  const read = (name: string) => here.get(name) ?? keptIn(storage.getItem(name));

  function keep(name: string, kept: readonly Kept[]) {
    here.delete(name);
    if (kept.length === 0) return storage.removeItem(name);
    try {
      storage.setItem(name, JSON.stringify(kept));
    } catch {
      here.set(name, kept);
    }
  }

  return {
    /** Sends something under its key, and again by the same key for some seconds while the outcome is not known.
     *  @param sent  what is sent; anything else is another action
     *  @param rememberMs  how long trying again is the same action, a day by default */
    once: async <Answer>(
      target: ActionPlace,
      sent: unknown,
      send: (key: string) => Promise<Answer>,
      rememberMs = lifeMs,
    ): Promise<Answer> => {
      const name = nameOf(target);
      const json = JSON.stringify(sent, fileNamed);
      const at = now().getTime();
      const kept = read(name).filter(one => at - one.at < rememberMs);
      const known = kept.find(one => one.sent === json);
      const key = known?.key ?? newKey();
      if (!known) keep(name, [...kept, { sent: json, key, at }]);
      const pauses = [...pausesMs];
      for (;;) {
        try {
          const answer = await send(key);
          // It is done, and so are earlier attempts at it.
          keep(name, []);
          return answer;
        } catch (thrown) {
          const pause = isOutcomeUnknown(thrown) ? pauses.shift() : undefined;
          if (pause !== undefined) {
            await wait(pause);
            // A logout removes the keys: nothing is sent again in the name of whoever signs in next.
            if (read(name).some(one => one.key === key)) continue;
          }
          // A refusal is an answer too, and it would be repeated for the same key.
          if (isServerAnswer(thrown))
            keep(
              name,
              read(name).filter(one => one.key !== key),
            );
          throw thrown;
        }
      }
    },
    /** Removes a person's keys at logout, together with the drafts. */
    clearPerson: (person: string) => {
      const own = `${encodeURIComponent(prefix)}/${encodeURIComponent(person)}/`;
      for (const name of [...keysIn(storage), ...here.keys()]) if (name.startsWith(own)) keep(name, []);
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
