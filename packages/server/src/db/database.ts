import type { Database } from './client';

/** Receives what is sent to a channel. */
export interface Listener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost for a while: messages may have been missed. */
  readonly onMissed: () => void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Subscribes to what any server sends to a channel of this database, once its transaction has committed.
   *  @returns a function that unsubscribes */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** Works while no other server does: the others wait for their turn. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** The time that every server of this database goes by. */
  readonly now: () => Date;
  /** Whether what others send arrives: false while the connection for it is broken. */
  readonly hears: () => boolean;
  readonly close: () => Promise<void>;
}
