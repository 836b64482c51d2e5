import type { Database } from './client';

/** Somebody who is told what is sent to a channel. */
export interface Listener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost for a while: nobody knows what was sent meanwhile. */
  readonly onMissed: () => void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Is told what any server sends to a channel of this database, once its transaction has committed.
   *  @returns what ends it */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}
