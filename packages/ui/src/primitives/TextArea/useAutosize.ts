import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as tall as its text, within limits, and updates it when its width changes. */
export function useAutosize(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  minRows: number,
  maxRows: number,
) {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const fit = () => {
      const style = getComputedStyle(element);
      const line = Number.parseFloat(style.lineHeight);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      element.style.height = 'auto';
      const rows = Math.round((element.scrollHeight - padding) / line);
      element.style.height = `${Math.min(Math.max(rows, minRows), maxRows) * line + padding}px`;
    };
    fit();
    let width = element.clientWidth;
    const resized = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit();
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [area, text, minRows, maxRows]);
}
