import { type ReactNode, useEffect, useRef } from 'react';
import { useShortcuts } from '../Shortcuts';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { frame, stage, waiting } from './DocumentViewer.css';
import { FailedPage } from './FailedPage';
import type { DocumentSequence, Pages } from './sequence';
import { Toolbar } from './Toolbar';
import { useGestures } from './useGestures';
import { useView, type View } from './useView';
import type { Size } from './zoom';

/** Props of both kinds of page. */
export type PageProps = {
  src: string;
  title: string;
  fileName: string;
  downloadUrl: string;
  onRetry?: (() => void) | undefined;
  sequence?: DocumentSequence | undefined;
  /** Fetches the password of a protected PDF. */
  storedPassword?: (() => Promise<string | null>) | undefined;
};

type Props = Omit<PageProps, 'src'> & {
  /** 'locked' while the page asks for the password. */
  state: 'loading' | 'locked' | 'ready' | 'failed';
  /** Error message. @default a message for an expired link */
  why?: string | undefined;
  /** Loads the document again. */
  onAgain: () => void;
  /** Size at 100 %; null until known. */
  natural: Size | null;
  pages?: Pages | undefined;
  children: (view: View) => ReactNode;
};

/** Toolbar and scroll area of a document. Keyboard, wheel and touch gestures do the same as the toolbar. */
export function Stage(props: Props) {
  const { state, title, natural, pages, sequence, onRetry, onAgain, children } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const view = useView(stageRef, natural);
  // Focus is lost when the previous document or the password form is unmounted.
  useEffect(() => {
    const held = document.activeElement;
    if (held === document.body || held?.contains(stageRef.current)) stageRef.current?.focus();
  }, [state]);
  useGestures(stageRef, view.zoomBy);
  const leaf = (by: 1 | -1) => {
    const next = sequence ? sequence.index + by : -1;
    if (sequence && next >= 0 && next < sequence.count) sequence.onMove(next);
  };
  const turnTo = (by: 1 | -1) => {
    const next = pages ? pages.number + by : 0;
    if (pages && next >= 1 && next <= pages.count) pages.onTurnTo(next);
  };
  useShortcuts({
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.actual,
    f: view.fit,
    r: event => view.turn(event.shiftKey ? -1 : 1),
    '[': () => leaf(-1),
    ']': () => leaf(1),
    ...(pages && { pageup: () => turnTo(-1), pagedown: () => turnTo(1) }),
  });
  const percent = Math.round(view.scale * 100);
  return (
    <div className={frame}>
      <Toolbar {...props} view={view} percent={percent} onPage={turnTo} onLeaf={leaf} />
      <div
        ref={stageRef}
        className={stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label="Document"
        data-initial-focus
        aria-busy={state === 'loading' || undefined}
        data-movable={(view.drawn && !view.fitted) || undefined}
      >
        {state === 'failed' ? <FailedPage {...props} onRetry={onRetry ?? onAgain} /> : children(view)}
        {state === 'loading' ? (
          <div className={waiting}>
            <Spinner size={24} label={`Loading ${title}`} />
          </div>
        ) : null}
      </div>
      <VisuallyHidden role="status">
        {state === 'ready' ? statusText(percent, view.quarters, pages) : ''}
      </VisuallyHidden>
    </div>
  );
}

const sides = ['upright', 'turned right', 'upside down', 'turned left'] as const;

function statusText(percent: number, quarters: number, pages: Pages | undefined): string {
  const page = pages ? `Page ${pages.number} of ${pages.count}, ` : '';
  return `${page}${percent} %, ${sides[quarters] ?? ''}`;
}
