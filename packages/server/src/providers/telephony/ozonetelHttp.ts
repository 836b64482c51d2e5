import { NotReached, wasNeverConnected } from '../notReached';
import type { OzonetelSend } from './ozonetel';

/** An account with Ozonetel CloudAgent. */
export interface OzonetelAccount {
  /** https://host, as the provider assigned it. */
  readonly url: string;
  readonly key: string;
}

const largestAnswer = 64 * 1024;

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > largestAnswer) throw new Error('The answer is too long');
  return JSON.parse(text);
}

/** Sends a dial call to Ozonetel over HTTP. A 4xx is a refusal; for a wrong key it says so.
 *  @throws NotReached when there was no connection; after any other error (a 5xx, a timeout, no JSON) it is
 *  unknown whether a phone rings */
export function ozonetelHttp({ url, key }: OzonetelAccount): OzonetelSend {
  return async (dial, { signal }) => {
    let response: Response;
    try {
      response = await fetch(new URL('/ca_apis/AgentManualDial', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', apiKey: key },
        body: JSON.stringify(dial),
        // The key must only be sent to this host.
        redirect: 'error',
        signal,
      });
    } catch (error) {
      throw wasNeverConnected(error) ? new NotReached() : error;
    }
    const { status } = response;
    if (status === 401 || status === 403) {
      await response.body?.cancel();
      return { status: 'Ozonetel did not accept the key of this account' };
    }
    if (status >= 500) throw new Error(`Ozonetel answered ${status}`);
    return jsonOf(response).catch((error: unknown) => {
      if (status >= 400) return { status: `Ozonetel refused the call (${status})` };
      throw error;
    });
  };
}
