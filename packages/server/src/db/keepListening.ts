import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Listener } from './database';

/** Sent to ourselves: receiving it proves that the subscription works. */
const echo = '';
const lookMs = 15_000;
/** Between two attempts to connect again; random, so that servers do not come back in step. */
const longestPauseMs = 1_000;

/** Keeps a subscription to a channel alive on a connection of its own: when that breaks, or does not pass a message
 *  on, another one is opened.
 *  @param onState  called with false when it breaks and with true when it works again
 *  @returns a function that unsubscribes */
export async function keepListening(
  connect: () => Client,
  channel: string,
  listener: Listener,
  onState: (works: boolean) => void = () => {},
): Promise<() => Promise<void>> {
  let ended = false;
  let listening = await begin();

  async function begin(): Promise<Client> {
    const client = connect();
    let echoed = true;
    // What breaks the connection also ends it.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => {
      echoed = true;
      if (payload !== echo) listener.onPayload(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    const timer = setInterval(() => {
      if (!echoed) client.connection.stream.destroy();
      echoed = false;
      client.query('select pg_notify($1, $2)', [channel, echo]).catch(() => undefined);
    }, lookMs).unref();
    client.on('end', () => {
      clearInterval(timer);
      if (ended) return;
      onState(false);
      void beginAgain();
    });
    return client;
  }

  async function beginAgain(): Promise<void> {
    while (!ended) {
      try {
        listening = await begin();
        onState(true);
        listener.onMissed();
        return;
      } catch {
        // The database is not back yet.
        await pause(Math.random() * longestPauseMs, undefined, { ref: false });
      }
    }
  }

  return async () => {
    ended = true;
    await listening.end();
  };
}
