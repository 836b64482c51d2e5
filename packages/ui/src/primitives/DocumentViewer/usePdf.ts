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

/** What kind of failure it was, in words; none for a link that no longer works. */
function wordsOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && thrown.name === 'InvalidPDFException' ? unreadable : undefined;
}

/** Reads a PDF whole; the reader itself is loaded with the first one.
 *  @param link  another one to the same document is for when this one does not work
 *  @param attempt  a new number reads it again
 *  @param passwords  what opened which document before; what opens this one joins them */
export function usePdf(link: string, attempt: number, id: string, passwords: Map<string, string>): Pdf {
  const [pdf, setPdf] = useState<Pdf>(loading);
  const [src, setSrc] = useState(link);
  // What is read already needs no new link: nobody loses their page to one.
  if (src !== link && !('reader' in pdf)) setSrc(link);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      setPdf(loading);
      const [reader, response] = await Promise.all([
        import('./openPdf'),
        // Personal documents are not left behind in the browser's cache.
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
