// No JSX: Storybook's manager has its own React, without the JSX runtime our build compiles to.
import { createElement as element, type ReactNode } from 'react';
import { useParameter } from 'storybook/manager-api';
import { claimsOf } from '../statements';
import { useStatements } from '../useStatements';

const cell = { padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'top', maxWidth: 720 } as const;

const line = (kind: 'th' | 'td', key: string, parts: readonly ReactNode[]) =>
  element('tr', { key }, ...parts.map(part => element(kind, { style: cell }, part)));

/** The requirements the current story claims, with their text. */
export function RequirementsPanel() {
  const ids = claimsOf(useParameter<unknown>('covers'));
  const statements = useStatements();
  if (ids.length === 0) {
    return element(
      'p',
      { style: { padding: 16, fontSize: 13 } },
      'This story shows a state and claims no requirement.',
    );
  }
  return element(
    'table',
    { style: { margin: 16, borderSpacing: 0, fontSize: 13, lineHeight: 1.5 } },
    element('thead', null, line('th', 'head', ['Requirement', 'Statement', 'Source'])),
    element(
      'tbody',
      null,
      ids.map(id => {
        const { statement, source } = statements?.get(id) ?? {};
        return line('td', id, [element('code', null, id), statement, source]);
      }),
    ),
  );
}
