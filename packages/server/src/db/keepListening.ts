import type { Sql } from 'postgres';
import type { Listener } from './database';

/** Sent to ourselves: receiving it proves that the subscription works. */
const echo = '';
const lookMs = 15_000;

/** Keeps a subscription to a channel alive. The driver resubscribes after a broken connection but gives up when
 *  that fails at once; a missing echo reveals it.
 *  @returns a function that unsubscribes */
export async function keepListening(
  client: Sql,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let echoed = true;
  let begun = false;
  const begin = () =>
    client.listen(
      channel,
      payload => {
        echoed = true;
        if (payload !== echo) listener.onPayload(payload);
      },
      () => {
        if (begun) listener.onMissed();
        begun = true;
      },
    );
  let listening = await begin();
  const look = async (): Promise<void> => {
    if (!echoed) {
      await listening.unlisten().catch(() => undefined);
      listening = await begin();
    }
    echoed = false;
    await client.notify(channel, echo);
  };
  const timer = setInterval(() => {
    // Nothing can arrive while the database is down; the next check tries again.
    look().catch(() => undefined);
  }, lookMs).unref();
  return async () => {
    clearInterval(timer);
    await listening.unlisten();
  };
}
