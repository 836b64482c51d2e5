import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler turns ?url into the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- as above
import jpeg2000Address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { startWorker } from './startWorker';

// What only a PDF needs comes with the reader, when the first one is opened.
export { PasswordForm } from './PasswordForm';
export { PdfSheet } from './PdfSheet';

let working = false;
/** Resolves when every document that was closed is cleared away. */
let cleared: Promise<unknown> = Promise.resolve();

/** What opened which document before. */
type Kept = { id: string; passwords: Map<string, string> };

/** Opens a PDF with a reader that works beside the page and asks nobody for anything.
 *  @param bytes  the whole file; it is handed over and cannot be used again
 *  @param signal  closes the document, opened or not
 *  @param kept  tried first, and told what opened it; never written anywhere
 *  @param onLocked  called when a password is needed, and with another function when the one tried was wrong */
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
  // All documents share the one worker, and it takes none while another is being cleared away.
  await cleared;
  signal.throwIfAborted();
  const opening = getDocument({
    data: new Uint8Array(bytes),
    // The content security policy lets nothing be evaluated.
    isEvalSupported: false,
    useWasm: false,
    // Scans in JPEG 2000 are decoded by a script instead, fetched with the first of them. The reader puts the script's
    // own name after a folder; behind a # it does no harm to the address the bundler gave it.
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
    // Cleared away while it is being opened, a document would hold the worker for ever, and no other would open.
    cleared = Promise.race([opening.promise, locked])
      .catch(() => {})
      .then(() => opening.destroy())
      .catch(() => {});
  });
  const document = await opening.promise;
  if (tried !== undefined) passwords.set(id, tried);
  return document;
}
