/** The part of the Trusted Types API used here; not every browser has it. */
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

/** Starts the pdf.js worker. Where the page enforces Trusted Types, a policy allows this one script; a policy can
 *  be created only once, so call this once.
 *  @param address  same-origin URL, known at build time */
export function startWorker(address: string): Worker {
  const policy = window.trustedTypes?.createPolicy('lending-desk-pdf', {
    createScriptURL: url => {
      if (url !== address) throw new TypeError(`${url} is not the PDF reader`);
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'PDF reader' });
}
