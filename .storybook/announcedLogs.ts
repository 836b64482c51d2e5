import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** Errors that a story causes on purpose (`parameters.logs`, a part of each) are not printed: a run prints what is
 *  wrong alone. */
export function withoutAnnouncedLogs({ parameters }: StoryContext<ReactRenderer>): () => void {
  const announced: readonly string[] = parameters['logs'] ?? [];
  const { error } = console;
  console.error = (...values: unknown[]) => {
    const text = values.join(' ');
    if (!announced.some(part => text.includes(part))) error(...values);
  };
  return () => void (console.error = error);
}
