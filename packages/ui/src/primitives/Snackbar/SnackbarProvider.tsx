import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { holder, place } from './Snackbar.css';
import { Snackbar, type SnackbarMessage } from './Snackbar';
import { SnackbarContext, snackbarTimeoutMs } from './useSnackbar';

/** Runs a function after a delay; returns a function that cancels it. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

const byTheClock: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};

type PassingProps = {
  message: SnackbarMessage;
  timeoutMs: number;
  schedule: Schedule;
  onClose: () => void;
};

/** One message and its timer, which pauses while the message is hovered or focused. */
function Passing({ message, timeoutMs, schedule, onClose }: PassingProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => (held ? undefined : schedule(onClose, timeoutMs)), [held, schedule, onClose, timeoutMs]);

  return (
    <div
      className={holder}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Snackbar {...message} onClose={onClose} />
    </div>
  );
}

export type SnackbarProviderProps = {
  children: ReactNode;
  /** How long a message stays, in milliseconds. @default 2500 */
  timeoutMs?: number | undefined;
  /** Timer implementation, replaceable in tests and pictures. @default setTimeout */
  schedule?: Schedule | undefined;
};

/** Shows one message at a time at the bottom centre; a new message replaces the previous one. The timer restarts
 *  when the message is no longer hovered or focused. */
export function SnackbarProvider({
  children,
  timeoutMs = snackbarTimeoutMs,
  schedule = byTheClock,
}: SnackbarProviderProps) {
  const [shown, setShown] = useState<{ count: number; message: SnackbarMessage | null }>({
    count: 0,
    message: null,
  });
  const show = useCallback(
    (message: SnackbarMessage) => setShown(({ count }) => ({ count: count + 1, message })),
    [],
  );
  const close = useCallback(() => setShown(({ count }) => ({ count, message: null })), []);
  const api = useMemo(() => ({ show }), [show]);

  return (
    <SnackbarContext value={api}>
      {children}
      {createPortal(
        // The live region must exist before the message does; it also remains readable while a dialog is open.
        <div className={place} aria-live="polite">
          {shown.message ? (
            // Keyed by a counter, so that the same text shown twice counts as two messages.
            <Passing
              key={shown.count}
              message={shown.message}
              timeoutMs={timeoutMs}
              schedule={schedule}
              onClose={close}
            />
          ) : null}
        </div>,
        document.body,
      )}
    </SnackbarContext>
  );
}
