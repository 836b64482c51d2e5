import type { ReactNode } from 'react';
import { Spinner } from '../Spinner';
import { dot, line, ring } from './StatusLine.css';

export type StatusLineProps = {
  /** State of the action. @default 'idle' */
  state?: 'idle' | 'running' | 'done' | 'failed' | undefined;
  /** The message; empty keeps the line's height. @default none */
  children?: ReactNode;
};

/** One line with the state of the action above it; announced to screen readers, failures immediately. */
export function StatusLine({ state = 'idle', children }: StatusLineProps) {
  const role = state === 'failed' ? 'alert' : 'status';
  const silent = children === undefined || children === null || children === '' || children === false;
  // The key makes each failure a new element, because screen readers announce an alert when it is inserted.
  return (
    <div key={role} className={line} role={role} data-state={state}>
      {silent ? null : state === 'running' ? (
        <span className={ring}>
          <Spinner size={12} />
        </span>
      ) : (
        <span aria-hidden className={dot[state]} />
      )}
      {silent ? null : <span>{children}</span>}
    </div>
  );
}
