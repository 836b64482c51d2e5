import { NewVersion } from '@lending-desk/ui/shell/NewVersion';
import { createRoot } from 'react-dom/client';
import { watchForRelease } from './watchForRelease';

/** What is needed of Trusted Types; not every browser has them. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const script = '/sw.js';
/** A browser looks for a new worker only when a page is loaded, and a desk stays open all day. */
const lookEveryMs = 10 * 60_000;

async function readPage(): Promise<string> {
  const answer = await fetch('/index.html', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  return answer.text();
}

const readOwn = () =>
  Array.from(document.querySelectorAll('script[type=module]'), script => script.getAttribute('src') ?? '');

/** Draws the notice beside the page, whatever page it is. */
function announceReleases() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (available: boolean) =>
    root.render(
      <NewVersion available={available} onReload={() => location.reload()} onClose={() => show(false)} />,
    );
  show(false);
  watchForRelease(navigator.serviceWorker, { readOwn, readPage }, () => show(true));
}

/** Registers the worker that keeps the built files [SH-043], and says when there is a new release. The policy lets this
 *  one script pass where the page demands Trusted Types. */
export async function begin(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  announceReleases();
  const policy = window.trustedTypes?.createPolicy('lending-desk', {
    createScriptURL: url => {
      if (url !== script) throw new TypeError(`${url} is not our service worker`);
      return url;
    },
  });
  try {
    const registered = await navigator.serviceWorker.register(policy?.createScriptURL(script) ?? script);
    setInterval(() => void registered.update().catch(() => undefined), lookEveryMs);
  } catch (thrown) {
    // A private window or an old browser: the desk works without it.
    console.warn('No service worker', thrown);
  }
}
