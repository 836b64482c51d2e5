import type { Run } from '@lending-desk/ui/primitives/States';
import { textOf } from './apiError';

type Action = { readonly pending: boolean; readonly error: Error | null };

/** How an action goes, as a screen shows it.
 *  @param fallback  the message of a failure that is none of the server's. @default its own
 *  @param running  what a running one is of */
export function runOf(action: Action, fallback?: string): Run;
export function runOf<Running extends object>(
  action: Action,
  fallback: string | undefined,
  running: Running,
): Run<Running>;
export function runOf({ pending, error }: Action, fallback?: string, running: object = {}): Run {
  if (pending) return { state: 'running', ...running };
  if (!error) return { state: 'idle' };
  return { state: 'failed', message: fallback === undefined ? error.message : textOf(error, fallback) };
}
