import type { Failure } from '@lending-desk/domain/errors';
import { describe, expect, it } from 'vitest';
import { assignFailureText } from './assignFailure';

const lost = 'Cannot access loan not assigned to you';

describe('assignFailureText', () => {
  it.each<[string, Failure, string]>([
    ['somebody was faster', { kind: 'refused', status: 403, messages: [lost] }, lost],
    ['somebody was faster, as a conflict', { kind: 'conflict', messages: [lost] }, lost],
    [
      'the server refused',
      { kind: 'refused', status: 422, messages: ['Loan is closed'] },
      'Loan Could not be assigned',
    ],
    [
      'the server refused without words',
      { kind: 'refused', status: 403, messages: [] },
      'Loan Could not be assigned',
    ],
    ['there is no network', { kind: 'unreachable' }, 'Error in assigning loan'],
    ['the server failed', { kind: 'unreachable', status: 500 }, 'Error in assigning loan'],
    [
      'the answer made no sense',
      { kind: 'broken', part: 'loan.assign', issues: [] },
      'Error in assigning loan',
    ],
  ])('when %s [CR-013.a, CR-013.b]', (_name, failure, text) => {
    expect(assignFailureText(failure)).toBe(text);
  });
});
