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
/** And those whose names are put together there: of each area, what can be done. */
const composed = {
  applicant: ['personal', 'professional', 'financial'],
  approvals: ['approved', 'refused', 'takenBack'],
  'exports.applications': ['done', 'brokenOff'],
  'exports.loans': ['done', 'brokenOff'],
  ledger: ['receipt', 'nach', 'map', 'waiver', 'reversal', 'close', 'refund'],
  staff: ['createSuperUser', 'approve', 'reject', 'disable', 'enable', 'changeRoles', 'endSessions'],
  statements: ['completed', 'failed'],
};
const recorded = [
  ...named,
  ...Object.entries(composed).flatMap(([area, names]) => names.map(name => `${area}.${name}`)),
];

describe('the recorded actions', () => {
  it('are found in the code', () => {
    expect(recorded).toContain('loan.read');
    expect(new Set(recorded).size).toBeGreaterThan(95);
  });

  it.each([...new Set(recorded)].toSorted())('%s has words for the audit [XR-002.g]', action => {
    // One without words of its own is told by its name: 'Example: first'.
    expect(actionWords(action)).not.toContain(': ');
  });
});
