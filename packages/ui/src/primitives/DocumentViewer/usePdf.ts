import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type * as PdfReader from './openPdf';
import type { Size } from './zoom';

type Failed = { state: 'failed'; why: string | undefined };
type Read = { reader: typeof PdfReader } & (
  | { state: 'locked'; tryPassword: (password: string) => void }
  | { state: 'ready'; document: PDFDocumentProxy }
);
type Pdf = { state: 'loading' } | Read | Failed;
type Page = { state: 'loading' } | { state: 'ready'; page: PDFPageProxy; natural: Size } | Failed;

const loading = { state: 'loading' } as const;
const unreadable = 'The PDF is damaged and cannot be read.';

/** Error message for a failure; undefined for an expired link. */
function wordsOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && thrown.name === 'InvalidPDFException' ? unreadable : undefined;
}

/** Loads a whole PDF; pdf.js itself is loaded with the first one.
 *  @param link  a new link to the same document is used only if the current one fails
 *  @param attempt  changing it loads the document again
 *  @param passwords  working passwords by document; the one that opens this document is added */
export function usePdf(link: string, attempt: number, id: string, passwords: Map<string, string>): Pdf {
  const [pdf, setPdf] = useState<Pdf>(loading);
  const [src, setSrc] = useState(link);
  // A document that is already loaded ignores a new link, so that the user keeps their page.
  if (src !== link && !('reader' in pdf)) setSrc(link);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      setPdf(loading);
      const [reader, response] = await Promise.all([
        import('./openPdf'),
        // Personal documents must not remain in the browser's cache.
        fetch(src, { signal: abort.signal, cache: 'no-store' }),
      ]);
      if (!response.ok) throw new Error(`The file was refused with ${response.status}`);
      const bytes = await response.arrayBuffer();
      const document = await reader.openPdf(bytes, abort.signal, { id, passwords }, tryPassword => {
        if (!abort.signal.aborted) setPdf({ state: 'locked', reader, tryPassword });
      });
      if (!abort.signal.aborted) setPdf({ state: 'ready', reader, document });
    };
    read().catch((thrown: unknown) => {
      if (!abort.signal.aborted) setPdf({ state: 'failed', why: wordsOf(thrown) });
    });
    return () => abort.abort();
  }, [src, attempt, id, passwords]);
  return pdf;
}

/** One page and its printed size in CSS pixels. */
export function usePdfPage(document: PDFDocumentProxy | null, number: number): Page {
  const [page, setPage] = useState<Page>(loading);
  useEffect(() => {
    if (!document) return;
    let here = true;
    const read = async () => {
      setPage(loading);
      const found = await document.getPage(number);
      const { width, height } = found.getViewport({ scale: 96 / 72 });
      if (here) setPage({ state: 'ready', page: found, natural: { width, height } });
    };
    read().catch((thrown: unknown) => {
      if (here) setPage({ state: 'failed', why: wordsOf(thrown) ?? unreadable });
    });
    return () => {
      here = false;
    };
  }, [document, number]);
  return document ? page : loading;
}
