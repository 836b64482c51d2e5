import { NotReached, wasNeverConnected } from '../notReached';
import type { CashfreeAnswer, CashfreeCalls } from './cashfree';

/** An account with Cashfree. */
export interface CashfreeAccount {
  /** https://host: that of the account, or the provider's test host. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The version of the newer calls that is spoken. */
const apiVersion = '2023-08-01';
const largestAnswer = 256 * 1024;

async function answerOf(response: Response): Promise<CashfreeAnswer> {
  const text = await response.text();
  if (text.length > largestAnswer) throw new Error('The answer is too long');
  if (response.status >= 400) return { status: response.status, body: null };
  return { status: response.status, body: JSON.parse(text) };
}

/** The calls of an account over HTTP.
 *  @throws NotReached when there was no connection */
export function cashfreeHttp({ url, clientId, clientSecret }: CashfreeAccount): CashfreeCalls {
  const send = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    { body, signal }: { readonly body?: unknown; readonly signal?: AbortSignal | undefined },
  ): Promise<CashfreeAnswer> => {
    try {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The keys must only be sent to this host.
        redirect: 'error',
        signal: signal ?? null,
      });
      return await answerOf(response);
    } catch (error) {
      throw wasNeverConnected(error) ? new NotReached() : error;
    }
  };
  const older = { 'x-client-id': clientId, 'x-client-secret': clientSecret };
  const named = encodeURIComponent;
  return {
    byId: async (providerId, signal) => send(`/api/v2/subscriptions/${named(providerId)}`, older, { signal }),
    byReference: async (reference, signal) =>
      send(`/pg/subscriptions/${named(reference)}`, { ...older, 'x-api-version': apiVersion }, { signal }),
    create: async (subscription, signal) =>
      send(
        '/api/v2/subscriptions',
        { ...older, 'content-type': 'application/json' },
        { body: subscription, signal },
      ),
  };
}
