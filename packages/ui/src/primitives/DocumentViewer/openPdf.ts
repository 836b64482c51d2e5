import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler turns ?url into the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- as above
import jpeg2000Address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { startWorker } from './startWorker';

let working = false;

/** Opens a PDF with a reader that works beside the page and asks nobody for anything.
 *  @param bytes  the whole file; it is handed over and cannot be used again */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  if (!working) {
    GlobalWorkerOptions.workerPort = startWorker(workerAddress);
    working = true;
  }
  return getDocument({
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
}
