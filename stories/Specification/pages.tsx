import { type ReactNode, useEffect, useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Changes, ChangesInShort } from './Changes';
import { loadChanges, loadMeasured, loadReleases, loadStates } from './measured';
import { Progress } from './Progress';
import { ReleaseChanges } from './ReleaseChanges';
import { Requirements } from './Requirements';
import { parts } from './row';
import { States } from './States';

/** What a file holds; undefined while it is being read. */
function useRead<Content>(read: () => Promise<Content>): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    let left = false;
    read().then(
      found => {
        if (!left) setContent(found);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [read]);
  return content;
}

/** A part of a documentation page with the product's look instead of the page's.
 *  @param wide  the page is as wide as the window */
function Part({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Unstyled>
      {wide ? <style>{'.sbdocs .sbdocs-content { max-width: 1600px; overflow-x: auto }'}</style> : null}
      {children}
    </Unstyled>
  );
}

export function RequirementsPage() {
  const measured = useRead(loadMeasured);
  return <Part wide>{measured === undefined ? null : <Requirements measured={measured} />}</Part>;
}

export function StatesPage() {
  const rows = useRead(loadStates);
  return <Part wide>{rows === undefined ? null : <States rows={rows} />}</Part>;
}

export function ProgressPart() {
  const measured = useRead(loadMeasured);
  if (measured === undefined) return null;
  return (
    <Part>
      {measured === null ? (
        <p>
          Nothing has been measured yet, or a run is under way. Run <code>npm run requirements</code> and
          reload this page.
        </p>
      ) : (
        <Progress rows={measured.rows} />
      )}
    </Part>
  );
}

export function ChangesInShortPart() {
  const changes = useRead(loadChanges);
  return <Part>{changes === undefined ? null : <ChangesInShort changes={changes} />}</Part>;
}

export function ChangesPart() {
  const changes = useRead(loadChanges);
  const measured = useRead(loadMeasured);
  if (changes === undefined || measured === undefined) return null;
  return (
    <Part>
      <Changes changes={changes} rows={measured?.rows ?? []} />
    </Part>
  );
}

export function ReleasesPart() {
  const changes = useRead(loadReleases);
  return <Part wide>{changes === undefined ? null : <ReleaseChanges changes={changes} />}</Part>;
}

/** The first letters of ids with what they stand for. */
export function LettersPart() {
  return (
    <Part>
      <ul style={{ listStyle: 'none', margin: 0, paddingInlineStart: 48 }}>
        {Object.entries(parts).map(([letters, name]) => (
          <li key={letters}>
            <code>{letters}</code> {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
