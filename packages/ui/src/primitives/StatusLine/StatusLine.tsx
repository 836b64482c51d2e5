import type { ReactNode } from 'react';
import { Spinner } from '../Spinner';
import { dot, line, ring } from './StatusLine.css';

export type StatusLineProps = {
  /** How far the action is. @default 'idle' */
  state?: 'idle' | 'running' | 'done' | 'failed' | undefined;
  /** What there is to say; empty keeps the line's height. @default nothing */
  children?: ReactNode;
};

/** One line under an action that says how it goes; read aloud, failures at once. */
export function StatusLine({ state = 'idle', children }: StatusLineProps) {
  const role = state === 'failed' ? 'alert' : 'status';
  const silent = children === undefined || children === null || children === '' || children === false;
  // The key makes a failure a new element: screen readers announce an alert when it appears.
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
