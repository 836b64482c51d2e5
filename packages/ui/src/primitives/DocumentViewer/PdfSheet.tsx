import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { page as pageClass, sheet } from './DocumentViewer.css';
import { useSheet } from './useSheet';
import type { View } from './useView';

type Props = { page: PDFPageProxy; view: View; name: string };

/** One page of a PDF: its image, and its text for screen readers. */
export function PdfSheet({ page, view, name }: Props) {
  const canvasRef = useSheet(page, view.scale, view.quarters);
  const [text, setText] = useState('');
  useEffect(() => {
    let here = true;
    const read = async () => {
      const { items } = await page.getTextContent();
      if (here) setText(items.map(item => ('str' in item ? item.str : '')).join(' '));
    };
    // The text is for screen readers only; if reading it fails, the image is still shown.
    read().catch(() => {});
    return () => {
      here = false;
    };
  }, [page]);
  return (
    <div className={pageClass} style={{ width: view.drawn?.width, height: view.drawn?.height }}>
      <canvas ref={canvasRef} className={sheet} role="img" aria-label={name} />
      <VisuallyHidden as="p">{text}</VisuallyHidden>
    </div>
  );
}
