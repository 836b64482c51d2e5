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

/** Registers the worker that keeps the built files [SH-043]. It waits for the page to be there: its own download
 *  must not delay the first one. The policy lets this one script pass where the page demands Trusted Types. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    const policy = window.trustedTypes?.createPolicy('lending-desk', {
      createScriptURL: url => {
        if (url !== script) throw new TypeError(`${url} is not our service worker`);
        return url;
      },
    });
    navigator.serviceWorker.register(policy?.createScriptURL(script) ?? script).catch((thrown: unknown) => {
      // A private window or an old browser: the desk works without it.
      console.warn('No service worker', thrown);
    });
  });
}
