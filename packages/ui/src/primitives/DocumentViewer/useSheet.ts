import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef } from 'react';

/** More pixels than this no browser draws reliably. */
const mostPixels = 16_000_000;

/** Draws a page on a canvas as sharp as the screen. What was drawn before stays, stretched, until it is done.
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
    const room = Math.sqrt(mostPixels / (wanted.width * wanted.height));
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
      // A drawing that was overtaken by the next scale is no failure.
      if (!(thrown instanceof Error && thrown.name === 'RenderingCancelledException')) throw thrown;
    });
    return () => drawing.cancel();
  }, [page, scale, quarters]);
  return ref;
}
