import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { holder, place } from './Snackbar.css';
import { Snackbar, type SnackbarMessage } from './Snackbar';

/** How long a message stays, in milliseconds [SH-044]. */
export const snackbarTimeoutMs = 2500;

/** Runs something later; the answer takes it back. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

const byTheClock: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};

type Api = { show: (message: SnackbarMessage) => void };

const Context = createContext<Api | null>(null);

/** The way to tell the reader something in passing: `show({ message })`. */
export function useSnackbar(): Api {
  const api = use(Context);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return api;
}

type PassingProps = {
  message: SnackbarMessage;
  timeoutMs: number;
  schedule: Schedule;
  onClose: () => void;
};

/** One message and its time, which stands still while pointer or focus rests on it. */
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
  /** The clock; a test or a picture brings its own. @default setTimeout */
  schedule?: Schedule | undefined;
};

/** Shows one message at a time at the bottom centre; the next takes the place of the last. The time of a
 *  message starts again when pointer and focus have left it. */
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
    <Context value={api}>
      {children}
      {createPortal(
        // A live region that is always there; it also stays readable beside an open dialog.
        <div className={place} aria-live="polite">
          {shown.message ? (
            // The count as key: the same words shown twice are two messages.
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
    </Context>
  );
}
