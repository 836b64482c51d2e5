import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { linesOf } from '../panels';

/** What a helper of a journey needs of its story, to act as a person. */
export type Acts = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'userEvent'>;

export async function openTab({ userEvent }: Acts, name: RegExp) {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

/** Makes the proofs of steps: each opens a tab and finds on it every line, a fact, a row of a table or a text. */
export const expectOnTabs =
  ({ userEvent }: Acts) =>
  (name: string, ...lines: string[]) =>
  async () => {
    const named = { name: new RegExp(`^${name}(?! New)`) };
    await userEvent.click(await screen.findByRole('tab', named));
    const tab = await screen.findByRole('tabpanel', named);
    const missing = () => {
      const text = [...linesOf(tab), tab.textContent].join('\n');
      return lines.filter(line => !text.includes(line));
    };
    await waitFor(() => expect(missing()).toEqual([]));
  };

/** Another window of the same person types into a form: its draft is stored beside that of this window.
 *  @param form  how the key of its draft ends
 *  @param typed  what the other window holds, from what this one does */
export async function typeInAnotherWindow(form: string, typed: (mine: unknown) => unknown) {
  const keyOf = () => Object.keys(localStorage).find(name => name.endsWith(`/${form}`)) ?? '';
  await waitFor(() => expect(keyOf()).not.toBe(''));
  const { texts } = JSON.parse(localStorage.getItem(keyOf()) ?? '');
  const theirs = { ...texts[0], id: 'theirs', value: typed(texts[0].value) };
  localStorage.setItem(keyOf(), JSON.stringify({ texts: [...texts, theirs] }));
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(), storageArea: localStorage }));
}

/** Searches the loans of a customer as the search form does.
 *  @param type  an option of 'Search by' */
export async function searchLoans({ userEvent }: Acts, type: string, text: string) {
  const form = within(await screen.findByRole('form', { name: 'Search' }));
  await userEvent.click(form.getByRole('combobox', { name: 'Search by' }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
  const box = form.getByRole('searchbox', { name: 'Search text' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
}

/** Answers of a path are lost on their way; the journey's end gives the browser its own fetch back.
 *  @returns the idempotency keys of its requests */
function loseAnswers(path: string, isLost: (nth: number) => boolean): readonly (string | null)[] {
  const send = window.fetch;
  const keys: (string | null)[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes(path)) return send(request);
    keys.push(request.headers.get('idempotency-key'));
    return isLost(keys.length) ? Promise.reject(new TypeError('Failed to fetch')) : send(request);
  };
  return keys;
}

export const loseTheFirstAnswer = (path: string) => loseAnswers(path, nth => nth === 1);

/** No request of a path is answered until the connection comes back. */
export function loseEveryAnswer(path: string) {
  let isBack = false;
  const keys = loseAnswers(path, () => !isBack);
  return { keys, comeBack: () => void (isBack = true) };
}

/** Does what makes a list fail, reads that it is tried again in five seconds, and lets these pass. */
export async function failsAndIsRetried(fails: () => unknown): Promise<void> {
  const seconds = spyOn(globalThis, 'setInterval');
  await fails();
  const timer = await screen.findByRole('timer');
  await expect(timer).toHaveTextContent(/^Trying again in [45] s, attempt 1 of 10$/);
  const [second] = seconds.mock.calls.findLast(([, ms]) => ms === 1000) ?? [];
  seconds.mockRestore();
  for (let count = 0; count < 5; count += 1) second?.();
}
