import { fileMessages } from '@lending-desk/domain/files';

/** State of one upload. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** `refused`: not sent, because a retry would fail again. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'refused';
  /** Progress, 0 to 100. */
  readonly percent: number;
  /** Why the upload failed. @default none */
  readonly message?: string | undefined;
};

export type UploadsOptions = {
  /** Why a file must not be sent; null if it may. */
  validate: (file: File, others: readonly File[]) => string | null;
  /** Sends one file. Rejects with an error whose message is shown. A retry passes the same `File` object, so an
   *  idempotency key can be stored for it. */
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<unknown>;
  /** Number of parallel uploads. @default 2 */
  atOnce?: number | undefined;
};

type Held = { readonly file: File; readonly upload: Upload; readonly abort: AbortController };

/** Uploads several files, each with its own progress, cancel and retry. */
export function createUploads({ validate, send, atOnce = 2 }: UploadsOptions) {
  let held: readonly Held[] = [];
  let uploads: readonly Upload[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  function put(next: readonly Held[]) {
    held = next;
    uploads = held.map(one => one.upload);
    for (const listener of listeners) listener();
  }
  const change = (id: string, next: (one: Held) => Held) =>
    put(held.map(one => (one.upload.id === id ? next(one) : one)));
  const now = (id: string, part: Omit<Partial<Upload>, 'id'>) =>
    change(id, one => ({ ...one, upload: { ...one.upload, message: undefined, ...part } }));

  async function run({ file, upload: { id } }: Held) {
    const abort = new AbortController();
    change(id, one => ({ ...one, abort, upload: { ...one.upload, state: 'running', percent: 0 } }));
    // Ignores updates of an attempt that was cancelled.
    const says = (part: Omit<Partial<Upload>, 'id'>) => {
      if (!abort.signal.aborted) now(id, part);
    };
    try {
      await send(file, {
        signal: abort.signal,
        onProgress: percent => says({ percent: Math.round(percent) }),
      });
      says({ state: 'done', percent: 100 });
    } catch (thrown) {
      says({ state: 'failed', message: thrown instanceof Error ? thrown.message : fileMessages.sendFailed });
    }
    fill();
  }
  /** Starts waiting uploads while there are free slots. */
  function fill() {
    const running = held.filter(({ upload }) => upload.state === 'running').length;
    const waiting = held.filter(({ upload }) => upload.state === 'waiting');
    for (const one of waiting.slice(0, Math.max(0, atOnce - running))) void run(one);
  }
  const end = (id: string) => held.find(one => one.upload.id === id)?.abort.abort();

  return {
    get: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose: (files: readonly File[]) => {
      for (const file of files) {
        const others = held.filter(({ upload }) => upload.state !== 'refused').map(one => one.file);
        const message = validate(file, others) ?? undefined;
        made += 1;
        const upload: Upload = {
          id: String(made),
          name: file.name,
          size: file.size,
          state: message === undefined ? 'waiting' : 'refused',
          percent: 0,
          message,
        };
        put([...held, { file, upload, abort: new AbortController() }]);
      }
      fill();
    },
    cancel: (id: string) => {
      end(id);
      now(id, { state: 'cancelled', message: fileMessages.cancelled });
      fill();
    },
    retry: (id: string) => {
      now(id, { state: 'waiting', percent: 0 });
      fill();
    },
    /** Takes out a file whose upload has ended. */
    remove: (id: string) => put(held.filter(one => one.upload.id !== id)),
    /** Aborts all running uploads, such as when the page is left. */
    endAll: () => {
      for (const { abort } of held) abort.abort();
    },
  };
}
