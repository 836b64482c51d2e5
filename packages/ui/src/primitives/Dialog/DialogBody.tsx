import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { body } from './Dialog.css';

const reachable = 'a[href], button, input, select, textarea, [tabindex]';

/** The scrolling part. If it has no focusable content it is focusable itself, so that the keyboard can scroll it. */
export function DialogBody({ bare, children }: { bare: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setStop(element.scrollHeight > element.clientHeight && element.querySelector(reachable) === null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [children]);

  return (
    <div
      ref={ref}
      className={body}
      data-dialog-body
      data-bare={bare || undefined}
      {...(stop ? { tabIndex: 0, role: 'group', 'aria-label': 'Content' } : {})}
    >
      {children}
    </div>
  );
}
