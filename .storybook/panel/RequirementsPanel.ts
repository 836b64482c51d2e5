// No JSX: Storybook's manager has its own React, without the JSX runtime our build compiles to.
import { darkColours, lightColours } from '@lending-desk/ui/tokens';
import { createElement as element, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useParameter, useStorybookState } from 'storybook/manager-api';
import { storybookAddress } from '../../stories/Specification/address';
import { inWords } from '../../stories/Specification/inWords';
import { loadMeasured } from '../../stories/Specification/measured';
import { type Measured, type Row, type Status, statusOf } from '../../stories/Specification/row';
import { claimsOf } from '../statements';
import { useStatements } from '../useStatements';

const cell = { padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'top', maxWidth: 560 } as const;

const line = (kind: 'th' | 'td', key: string, parts: readonly ReactNode[]) =>
  element('tr', { key }, ...parts.map(part => element(kind, { style: cell }, part)));

const { approve, reject, flag } = (
  matchMedia('(prefers-color-scheme: dark)').matches ? darkColours : lightColours
).status;
const colours: Readonly<Record<Status, CSSProperties>> = {
  passed: { color: approve.text },
  failed: { color: reject.text, fontWeight: 700 },
  'not run': { color: flag.text },
  'not built yet': {},
};

const said = (status: Status) => element('span', { style: colours[status] }, status);

/** The last run's results; null while loading, and if nothing has been measured. */
function useMeasured(storyId: string): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    let left = false;
    loadMeasured().then(
      read => {
        if (!left) setMeasured(read);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
    // Read again for each story: a run may have ended meanwhile.
  }, [storyId]);
  return measured;
}

const names = (wire: readonly string[]) =>
  element(
    'div',
    { style: { fontSize: 12, overflowWrap: 'anywhere' } },
    'On the wire: ',
    element('code', null, wire.join(', ')),
  );

/** The result of this story's own proof. */
const ofStory = (row: Row | undefined, storyId: string) =>
  row?.claims.find(it => it.storyId === storyId)?.result ?? 'not run';

function whole(row: Row | undefined): ReactNode {
  if (!row) return said('not run');
  const passed = row.claims.filter(it => it.result === 'passed').length;
  return element('span', null, said(statusOf(row)), ` (${passed} of ${row.claims.length} proofs passed)`);
}

/** The requirements the current story claims, with their text, its own result and that of all their proofs. */
export function RequirementsPanel() {
  const ids = claimsOf(useParameter<unknown>('covers'));
  const { storyId } = useStorybookState();
  const statements = useStatements();
  const measured = useMeasured(storyId);
  if (ids.length === 0) {
    return element(
      'p',
      { style: { padding: 16, fontSize: 13 } },
      'This story shows a state and claims no requirement.',
    );
  }
  const run = measured?.runs.find(({ step }) => step === 'stories');
  const ran = run
    ? `Stories last ran ${run.at.slice(0, 16).replace('T', ' ')} UTC at ${run.commit}${run.changed ? ' with changes' : ''}.`
    : 'The stories have not run on this machine.';
  return element(
    'div',
    { style: { margin: 16, fontSize: 13, lineHeight: 1.5 } },
    element('p', { style: { margin: '0 0 8px' } }, ran),
    element(
      'table',
      { style: { borderSpacing: 0 } },
      element(
        'thead',
        null,
        line('th', 'head', ['Requirement', 'Statement', 'Source', 'This story', 'All proofs']),
      ),
      element(
        'tbody',
        null,
        ids.map(id => {
          const { statement, source } = statements?.get(id) ?? {};
          const { words, wire } = inWords(statement ?? '');
          const row = measured?.rows.find(one => one.id === id);
          const link = element('a', { href: storybookAddress.to(id) }, element('code', null, id));
          const read = element('div', null, words, wire.length > 0 ? names(wire) : null);
          return line('td', id, [link, read, source, said(ofStory(row, storyId)), whole(row)]);
        }),
      ),
    ),
  );
}
