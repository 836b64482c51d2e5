import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { page as pageClass, sheet } from './DocumentViewer.css';
import { type PageProps, Stage } from './Stage';
import { usePdf, usePdfPage } from './usePdf';
import { useSheet } from './useSheet';
import type { View } from './useView';
import type { PDFPageProxy } from 'pdfjs-dist';

/** A PDF on the stage, a page at a time. */
export function PdfPage({ src, ...props }: PageProps) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(src, attempt);
  const [number, setNumber] = useState(1);
  const page = usePdfPage(pdf.state === 'ready' ? pdf.document : null, number);
  const failed = pdf.state === 'failed' ? pdf : page.state === 'failed' ? page : null;
  return (
    <Stage
      {...props}
      state={failed ? 'failed' : page.state === 'ready' ? 'ready' : 'loading'}
      why={failed?.why}
      natural={page.state === 'ready' ? page.natural : null}
      onAgain={() => setAttempt(attempt + 1)}
      pages={
        pdf.state === 'ready' ? { number, count: pdf.document.numPages, onTurnTo: setNumber } : undefined
      }
    >
      {view =>
        page.state === 'ready' && view.drawn ? (
          <Sheet page={page.page} view={view} name={`${props.title}, page ${number}`} />
        ) : null
      }
    </Stage>
  );
}

function Sheet({ page, view, name }: { page: PDFPageProxy; view: View; name: string }) {
  const canvasRef = useSheet(page, view.scale, view.quarters);
  const [words, setWords] = useState('');
  useEffect(() => {
    let here = true;
    const read = async () => {
      const { items } = await page.getTextContent();
      if (here) setWords(items.map(item => ('str' in item ? item.str : '')).join(' '));
    };
    // Words are for a screen reader; without them the picture of the page is still there.
    read().catch(() => {});
    return () => {
      here = false;
    };
  }, [page]);
  return (
    <div className={pageClass} style={{ width: view.drawn?.width, height: view.drawn?.height }}>
      <canvas ref={canvasRef} className={sheet} role="img" aria-label={name} />
      <VisuallyHidden as="p">{words}</VisuallyHidden>
    </div>
  );
}
