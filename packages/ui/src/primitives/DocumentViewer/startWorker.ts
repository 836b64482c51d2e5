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

/** Starts the worker of the PDF reader. Its policy lets this one script pass where the page demands Trusted Types;
 *  a policy can be made once, so call it once.
 *  @param address  of our own origin, known when the app is built */
export function startWorker(address: string): Worker {
  const policy = window.trustedTypes?.createPolicy('lending-desk-pdf', {
    createScriptURL: url => {
      if (url !== address) throw new TypeError(`${url} is not the PDF reader`);
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'PDF reader' });
}
