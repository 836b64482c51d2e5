import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler turns ?url into the URL of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- as above
import jpeg2000Address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { startWorker } from './startWorker';

// Exported from here so that the code only PDFs need is loaded with the PDF reader.
export { PasswordForm } from './PasswordForm';
export { PdfSheet } from './PdfSheet';

let working = false;
/** Resolves when every closed document has been destroyed. */
let cleared: Promise<unknown> = Promise.resolve();

/** Passwords that worked before, by document id. */
type Kept = { id: string; passwords: Map<string, string> };

/** Opens a PDF with pdf.js, whose worker runs in parallel and makes no requests.
 *  @param bytes  the whole file; ownership is transferred, so it cannot be used again
 *  @param signal  closes the document, opened or not
 *  @param kept  passwords to try first; the one that works is added; never persisted
 *  @param onLocked  called when a password is needed, and again with a new function after a wrong one */
export async function openPdf(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  { id, passwords }: Kept,
  onLocked: (tryPassword: (password: string) => void) => void,
): Promise<PDFDocumentProxy> {
  if (!working) {
    GlobalWorkerOptions.workerPort = startWorker(workerAddress);
    working = true;
  }
  // All documents share one worker, which cannot open a document while it destroys another.
  await cleared;
  signal.throwIfAborted();
  const opening = getDocument({
    data: new Uint8Array(bytes),
    // The content security policy forbids eval.
    isEvalSupported: false,
    useWasm: false,
    // JPEG 2000 scans are decoded by JavaScript instead, loaded on demand. pdf.js appends the script's file name to
    // this URL; after a # that has no effect on the URL from the bundler.
    wasmUrl: `${jpeg2000Address}#/`,
    enableXfa: false,
    stopAtErrors: false,
  });
  let tried: string | undefined;
  const locked = new Promise<void>(resolve => {
    opening.onPassword = (tryPassword: (password: string) => void) => {
      resolve();
      if (signal.aborted) return;
      const attempt = (password: string) => {
        tried = password;
        tryPassword(password);
      };
      const known = tried === undefined ? passwords.get(id) : undefined;
      if (known === undefined) onLocked(attempt);
      else attempt(known);
    };
  });
  signal.addEventListener('abort', () => {
    // A document destroyed while opening would block the worker forever, and no other could open.
    cleared = Promise.race([opening.promise, locked])
      .catch(() => {})
      .then(() => opening.destroy())
      .catch(() => {});
  });
  const document = await opening.promise;
  if (tried !== undefined) passwords.set(id, tried);
  return document;
}
