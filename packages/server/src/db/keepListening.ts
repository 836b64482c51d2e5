import type { Sql } from 'postgres';
import type { Listener } from './database';

/** Sent to ourselves: what comes back proves that we are still being told. */
const echo = '';
const lookMs = 15_000;

/** Listens to a channel for good. The driver listens again after a broken connection, but gives up when that fails at
 *  once; an echo that stays away is noticed here.
 *  @returns what ends it */
export async function keepListening(
  client: Sql,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let told = true;
  let begun = false;
  const begin = () =>
    client.listen(
      channel,
      payload => {
        told = true;
        if (payload !== echo) listener.onPayload(payload);
      },
      () => {
        if (begun) listener.onMissed();
        begun = true;
      },
    );
  let listening = await begin();
  const look = async (): Promise<void> => {
    if (!told) {
      await listening.unlisten().catch(() => undefined);
      listening = await begin();
    }
    told = false;
    await client.notify(channel, echo);
  };
  const timer = setInterval(() => {
    // While the database is away there is nothing to be told; the next look tries again.
    look().catch(() => undefined);
  }, lookMs).unref();
  return async () => {
    clearInterval(timer);
    await listening.unlisten();
  };
}
