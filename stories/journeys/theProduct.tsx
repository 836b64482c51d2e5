import type { Viewer } from '@lending-desk/domain/access';
import type { CallDeclaration } from '@lending-desk/domain/contract';
import type { FormFaults } from '@lending-desk/domain/form';
import { tokenKeys } from '@lending-desk/domain/signin';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Refused } from './desk/answering';
import { type InMemoryServer, type SentRequest, signIn, type SignInDesk } from './desk/desk';
import { requestOver } from './desk/requestOver';

interface Begin {
  /** The first page. @default Home */
  readonly address?: string;
  /** Who is signed in already. @default nobody */
  readonly as?: Viewer;
  /** The time at which the journey begins; it goes on from there. @default the browser's */
  readonly at?: Date;
}

export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  /** The `render` of the story, else that of its meta. */
  readonly originalStoryFn: unknown;
}

/** Lets the browser's clock go on from another time. A spy of Storybook would call itself here. */
function startClock(at: Date) {
  // oxlint-disable-next-line no-restricted-properties -- the app reads the hour, so a journey sets it
  const browserNow = Date.now;
  let shift = at.getTime() - browserNow();
  Reflect.set(Date, 'now', () => browserNow() + shift);
  return {
    forward: (ms: number) => {
      shift += ms;
    },
    stop: () => void Reflect.set(Date, 'now', browserNow),
  };
}

/** Which page of the product's history is shown, from 0. The browser's own count ends at fifty pages, of all journeys
 *  together. */
export const placeInHistory = (): unknown => Reflect.get(history.state, 'idx');

type Handler = (...given: unknown[]) => void;

/** The timers that were started in this window, until `stop`. One that waits can be ended by its length; one that
 *  repeats goes on. */
function watchTimers() {
  const own = {
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  const waiting = new Map<number, { readonly ms: number; readonly run: () => void }>();
  const once = (handler: Handler, ms = 0, ...given: unknown[]): number => {
    const run = () => {
      forget(id);
      handler(...given);
    };
    const id = own.setTimeout(run, ms);
    waiting.set(id, { ms, run });
    return id;
  };
  const again = (handler: Handler, ms = 0, ...given: unknown[]): number => {
    const run = () => handler(...given);
    const id = own.setInterval(run, ms);
    waiting.set(id, { ms, run });
    return id;
  };
  // Browsers number both kinds in one list.
  const forget = (id?: number) => {
    if (id !== undefined) waiting.delete(id);
    own.clearTimeout(id);
  };
  Object.assign(window, {
    setTimeout: once,
    setInterval: again,
    clearTimeout: forget,
    clearInterval: forget,
  });
  return {
    /** Ends the oldest timer of this length. */
    end: (ms: number) => {
      const timer = [...waiting.values()].find(one => one.ms === ms);
      if (!timer) throw new Error(`No timer of ${ms} ms is waiting`);
      timer.run();
    },
    isWaiting: (ms: number) => [...waiting.values()].some(one => one.ms === ms),
    stop: () => void Object.assign(window, own),
  };
}

/** The pauses before a request is sent again whose answer was lost, in milliseconds; after the last one it is given up. */
export const pausesOfALostAnswer = [500, 1_500, 4_000] as const;

/** A whole request, as a story expects it. */
export interface Whole {
  /** 'GET /api/v1/…', with its query. */
  readonly to: string;
  /** @default none */
  readonly body?: object;
  /** Whether it carries an idempotency key. @default false */
  readonly hasKey?: boolean;
}

const textOf = (requests: readonly SentRequest[]) => requests.map(one => JSON.stringify(one)).join('\n');

/** Removes what the product keeps in this browser. */
function emptyStorage() {
  const own = (key: string) =>
    key.startsWith('lending-desk.') || Object.values<string>(tokenKeys).includes(key);
  for (const key of Object.keys(localStorage).filter(own)) localStorage.removeItem(key);
}

const loadProduct = () => import('@lending-desk/app/testing');
type Product = Awaited<ReturnType<typeof loadProduct>>;
/** Whether a journey of this page has loaded it. */
let isLoaded = false;

/** The real app and router over a desk in memory, as the parts of a journey's meta. Each start of a story begins with
 *  a new desk, an empty browser storage and the journey's first address; afterwards Storybook's own is restored.
 *  The meta spreads its `parameters` once more: into those Storybook writes the comment above the meta, and it would
 *  write them anew, without these, where the meta has none of its own.
 *  @param makeServer  called for each start
 *  @returns `desk` gives the running desk to a play function, `sentTo` what was sent to a path; `expectSent` is the
 *    proof that a call is made as it should be, `refuse` lets the server refuse it, `hold` lets it
 *    answer later, `elapse` ends a pause, `waits` tells of one, and `sleep` lets time pass */
export function theProduct<Desk extends SignInDesk>(
  makeServer: () => InMemoryServer<Desk>,
  { address = '/', as, at }: Begin = {},
) {
  let server: InMemoryServer<Desk> | null = null;
  let product: Product | null = null;
  let clock: ReturnType<typeof startClock> | undefined;
  let timers: ReturnType<typeof watchTimers> | undefined;
  /** How many requests of each call were asserted already. */
  let asserted = new Map<string, number>();

  async function beforeEach({ globals, originalStoryFn }: StoryContext): Promise<() => Promise<void>> {
    // A story with a product of its own: Storybook prepares that of the meta as well.
    if (originalStoryFn !== render) return async () => undefined;
    const { href } = location;
    const beyond = window.fetch;
    const begun = makeServer();
    server = begun;
    asserted = new Map();
    window.fetch = begun.fetch(beyond.bind(window));
    const ownRequest = window.XMLHttpRequest;
    const putRequest = (value: unknown) =>
      Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true, writable: true });
    putRequest(requestOver(window.fetch));
    clock = at && startClock(at);
    timers = watchTimers();
    // Storybook clears up after a story when the next one of its page begins, which after a failure is none.
    emptyStorage();
    // The app reads the address when its files are loaded for the first time.
    history.replaceState(null, '', isLoaded ? '/' : address);
    product = await loadProduct();
    isLoaded = true;
    await product.startProduct({
      address,
      theme: globals['theme'] === 'dark' ? 'dark' : 'light',
      tokens: as && signIn(begun.desk, as),
    });
    const restoreAddress = () => history.replaceState(null, '', href);
    // A reload in the middle of a journey opens the story again, not the journey's address.
    import.meta.hot?.on('vite:beforeFullReload', restoreAddress);
    return async () => {
      import.meta.hot?.off('vite:beforeFullReload', restoreAddress);
      await product?.stopProduct();
      emptyStorage();
      window.fetch = beyond;
      putRequest(ownRequest);
      clock?.stop();
      timers?.stop();
      restoreAddress();
    };
  }

  function Running(): ReactNode {
    // The product that was started for this story, also while the next one is being started.
    const [started] = useState(product);
    return started && <started.App />;
  }

  const render = () => <Running />;

  const running = () => {
    if (!server) throw new Error('The journey has not begun');
    return server;
  };

  return {
    story: {
      beforeEach,
      render,
      // A journey has nothing to choose from.
      parameters: { layout: 'fullscreen', controls: { disable: true } },
      globals: { viewport: { value: 'desktop' } },
    },
    desk: (): Desk => running().desk,
    /** @param path  a part of method, path and query */
    sentTo: (path: string): SentRequest[] => running().sent.filter(({ to }) => to.includes(path)),
    /** Asserts every request of a call since the last time it was asserted, each of them whole. The static check of
     *  wire stories counts a call that is asserted by this with at least one request (`scripts/stories/callGaps.ts`).
     *  @param call  written as `contract.loan.assign` */
    expectSent: async (call: CallDeclaration, ...requests: readonly Whole[]): Promise<void> => {
      const from = asserted.get(call.name) ?? 0;
      const wanted: SentRequest[] = requests.map(one => ({ body: null, hasKey: false, ...one }));
      const sent = () => running().sentBy(call).slice(from);
      await waitFor(() => expect(sent()).toEqual(wanted), {
        onTimeout: () =>
          new Error(`${call.name} was sent as\n${textOf(sent())}\ninstead of\n${textOf(wanted)}`),
      });
      asserted.set(call.name, from + wanted.length);
    },
    /** The server refuses the next request of a call.
     *  @param data  what a conflict says of the present state
     *  @param fields  what is wrong with which field */
    refuse: (
      call: CallDeclaration,
      status: number,
      words: string | readonly string[],
      data?: unknown,
      fields?: FormFaults,
    ): void => running().refuse(call, new Refused(status, words, data, fields)),
    /** The answer to the next request of a call is kept back, until what is returned gives it. */
    hold: (call: CallDeclaration): (() => void) => running().hold(call),
    /** Pauses of the product, one after the other, are over as soon as they have begun.
     *  @param pauses  their whole lengths in milliseconds */
    elapse: async (...pauses: readonly number[]): Promise<void> => {
      for (const ms of pauses) await waitFor(() => timers?.end(ms));
    },
    /** Whether a pause of this whole length has begun and goes on. */
    waits: (ms: number): boolean => timers?.isWaiting(ms) ?? false,
    /** The computer sleeps for some time; only in a journey that begins at a given one. */
    sleep: (ms: number): void => {
      clock?.forward(ms);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
  };
}
