import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionWords } from '@lending-desk/domain/audit';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The names of the actions that the server records, as they stand in its code: all of a line that says which action
 *  it is. */
const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/\baction(?::|\s=).*/g)])
  .flatMap(([line]) => [...line.matchAll(/'([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)'/g)])
  .flatMap(found => found[1] ?? []);
/** And those whose names are put together there. */
const recorded = [
  ...named,
  ...['exports.applications', 'exports.loans'].flatMap(name => [`${name}.done`, `${name}.brokenOff`]),
  'statements.completed',
];

describe('the recorded actions', () => {
  it('are found in the code', () => {
    expect(recorded).toContain('loan.read');
    expect(new Set(recorded).size).toBeGreaterThan(70);
  });

  it.each([...new Set(recorded)].toSorted())('%s has words for the audit [XR-002.g]', action => {
    // One without words of its own is told by its name: 'Example: first'.
    expect(actionWords(action)).not.toContain(': ');
  });
});
