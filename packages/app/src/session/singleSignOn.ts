import { singleSignOnContract, singleSignOnMessages } from '@lending-desk/domain/singleSignOn';
import * as v from 'valibot';
import { apiOf } from '../http/api';
import { textOf } from '../http/apiError';
import { session } from './session';

const api = apiOf(singleSignOnContract);

// Of this tab only, and gone with it.
const key = 'lending-desk.single-sign-on';
const leftSchema = v.object({ flow: v.string(), address: v.nullable(v.string()) });

/** How the way to the provider, or back from it, ended. Who is signed in is at another address by then, and so is a
 *  browser that is on its way to the provider. */
export type WayEnd = { state: 'gone' } | { state: 'waits' } | { state: 'refused'; message: string };

const refusedBy = (thrown: unknown): WayEnd => ({
  state: 'refused',
  message: textOf(thrown, singleSignOnMessages.failed),
});

/** Sends the browser to the lender's sign-in. What stays here proves that its answer belongs to this tab.
 *  @param from  the address to come back to; anything else than a page of the app is ignored */
async function goToProvider(from: string): Promise<WayEnd> {
  try {
    const { data } = await api.begin({});
    const address = /^\/[^/\\]/.test(from) ? from : null;
    sessionStorage.setItem(key, JSON.stringify({ flow: data.flow, address }));
    // Without a step in the history: the way back from the provider's page is the page before.
    location.replace(data.address);
    return { state: 'gone' };
  } catch (thrown) {
    return refusedBy(thrown);
  }
}

function takeLeft(): v.InferOutput<typeof leftSchema> | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return v.parse(leftSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Signs in with what the provider answered in the address. Works once: what was left here is taken. */
async function comeBack(answer: string): Promise<WayEnd> {
  // The answer stays neither in the address nor in the history.
  history.replaceState(null, '', location.pathname);
  const left = takeLeft();
  if (!left) return { state: 'refused', message: singleSignOnMessages.over };
  try {
    const { data } = await api.finish({ flow: left.flow, answer });
    if ('waits' in data) return { state: 'waits' };
    await session.known();
    const message = await session.signIn(async () => data, left.address);
    return message === null ? { state: 'gone' } : { state: 'refused', message };
  } catch (thrown) {
    return refusedBy(thrown);
  }
}

/** What the page of single sign-on does: with an answer in its address it signs in, without one it asks for one. */
export function goOn(): Promise<WayEnd> {
  const { search, hash } = location;
  return search === '' ? goToProvider(hash.slice(1)) : comeBack(search);
}
