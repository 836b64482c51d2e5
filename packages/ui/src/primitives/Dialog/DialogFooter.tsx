import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { footer, footerNote, question } from './Dialog.css';
import type { Discard } from './useDiscard';

type Props = { discard: Discard; note: ReactNode; children: ReactNode };

/** The buttons, or the question whether to discard what was typed. Each has its own footer element: if React reused
 *  'Keep editing' as the submit button, the same click would send the form. */
export function DialogFooter({ discard, note, children }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const { asking } = discard;
  useEffect(() => {
    if (!asking) return;
    before.current = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, [asking]);

  if (asking) {
    return (
      <footer key="question" className={footer}>
        <span className={question} role="alert">
          Discard what you entered?
        </span>
        <Button ref={keep} variant="plain" onClick={discard.keep}>
          Keep editing
        </Button>
        <Button variant="dangerOutline" onClick={discard.discard}>
          Discard
        </Button>
      </footer>
    );
  }
  if (!children && !note) return null;
  return (
    <footer key="buttons" className={footer}>
      {note ? <span className={footerNote}>{note}</span> : null}
      {children}
    </footer>
  );
}
