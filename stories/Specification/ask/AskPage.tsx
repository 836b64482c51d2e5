import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { askPath } from '../address';
import { Ask } from './Ask';
import { loadEntries } from './documents';

/** Storybook's own window; the page is in a frame of the same origin. */
const book = () => window.top ?? window;

const address = {
  read: () => new URLSearchParams(book().location.search).get('question') ?? '',
  write: (question: string) => {
    const { location, history } = book();
    const query = new URLSearchParams(location.search);
    if (query.get('path') !== askPath) return;
    if (question === '') query.delete('question');
    else query.set('question', question);
    // Storybook writes its path unencoded, too.
    history.replaceState(history.state, '', `?${query.toString().replaceAll('%2F', '/')}`);
  },
};

/** The page of questions, once everything it answers from is there. */
export function AskPage() {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof loadEntries>>>();
  useEffect(() => {
    loadEntries().then(setKnown, (error: unknown) => console.error(error));
  }, []);
  return (
    <Unstyled>
      <style>{'.sbdocs .sbdocs-content { max-width: 1280px }'}</style>
      {known ? <Ask {...known} address={address} /> : null}
    </Unstyled>
  );
}
