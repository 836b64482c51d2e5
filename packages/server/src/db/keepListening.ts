import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Listener, OpenDatabase } from './database';

/** Sent to ourselves: receiving it proves that the subscription works. */
const echo = 'lending_desk_echo';
const lookMs = 15_000;
/** Between two attempts to connect again; random, so that servers do not come back in step. */
const longestPauseMs = 1_000;

/** All subscriptions of this server, kept alive on one connection: when that breaks, or does not pass a message on,
 *  another one is opened. It exists while anybody listens. */
export function keepListening(connect: () => Client): Pick<OpenDatabase, 'listen' | 'hears'> {
  const channels = new Map<string, Set<Listener>>();
  let current: Promise<Client> | null = null;
  let works = true;

  const subscribe = (client: Client, channel: string) =>
    client.query(`listen ${client.escapeIdentifier(channel)}`);

  async function begin(): Promise<Client> {
    const client = connect();
    let echoed = true;
    // What breaks the connection also ends it.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === echo) echoed = true;
      else for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload);
    });
    try {
      await client.connect();
      for (const channel of [echo, ...channels.keys()]) await subscribe(client, channel);
    } catch (error) {
      await client.end();
      throw error;
    }
    const timer = setInterval(() => {
      if (!echoed) client.connection.stream.destroy();
      echoed = false;
      client.query('select pg_notify($1, $2)', [echo, '']).catch(() => undefined);
    }, lookMs).unref();
    client.on('end', () => {
      clearInterval(timer);
      if (channels.size === 0) return;
      works = false;
      current = beginAgain();
      // Whoever listens next, or stops, learns of it.
      current.catch(() => undefined);
    });
    return client;
  }

  async function beginAgain(): Promise<Client> {
    for (;;) {
      try {
        const client = await begin();
        works = true;
        for (const listener of [...channels.values()].flatMap(set => [...set])) listener.onMissed();
        return client;
      } catch (error) {
        // The database is not back yet.
        if (channels.size === 0) throw error;
        await pause(Math.random() * longestPauseMs, undefined, { ref: false });
      }
    }
  }

  async function stop(channel: string, listener: Listener): Promise<void> {
    const own = channels.get(channel);
    own?.delete(listener);
    if (own?.size === 0) channels.delete(channel);
    if (channels.size > 0) return;
    const last = current;
    current = null;
    works = true;
    await last?.then(
      client => client.end(),
      () => undefined,
    );
  }

  return {
    hears: () => works,
    listen: async (channel, listener) => {
      const own = channels.get(channel) ?? new Set();
      channels.set(channel, own.add(listener));
      try {
        // A connection that is only now begun subscribes to every channel by itself.
        if (current) await subscribe(await current, channel);
        else await (current = begin());
      } catch (error) {
        await stop(channel, listener);
        throw error;
      }
      return () => stop(channel, listener);
    },
  };
}
