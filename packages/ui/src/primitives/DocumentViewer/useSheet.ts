import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef } from 'react';

/** The largest canvas that all browsers draw reliably, in pixels. */
const maxPixels = 16_000_000;

/** Renders a page on a canvas at screen resolution. The previous image stays, scaled, until rendering is done.
 *  @param scale  1 is the printed size
 *  @param quarters  clockwise quarter turns */
export function useSheet(
  page: PDFPageProxy,
  scale: number,
  quarters: number,
): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const rotation = (page.rotate + quarters * 90) % 360;
    const wanted = page.getViewport({ scale: (scale * 96) / 72, rotation });
    const room = Math.sqrt(maxPixels / (wanted.width * wanted.height));
    const sharpness = Math.min(window.devicePixelRatio, room);
    const viewport = page.getViewport({ scale: ((scale * 96) / 72) * sharpness, rotation });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const drawing = page.render({ canvas, viewport });
    const show = async () => {
      await drawing.promise;
      const target = ref.current;
      if (!target) return;
      target.width = canvas.width;
      target.height = canvas.height;
      target.getContext('2d')?.drawImage(canvas, 0, 0);
      target.dataset['drawn'] = '';
    };
    show().catch((thrown: unknown) => {
      // A rendering cancelled by the next scale is not a failure.
      if (!(thrown instanceof Error && thrown.name === 'RenderingCancelledException')) throw thrown;
    });
    return () => drawing.cancel();
  }, [page, scale, quarters]);
  return ref;
}
