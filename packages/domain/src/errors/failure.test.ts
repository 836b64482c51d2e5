import { describe, expect, it } from 'vitest';
import { type Failure, failureStatus, failureText } from './failure';

const refused: Failure = { kind: 'refused', status: 422, messages: ['first', 'last'] };
const conflict: Failure = { kind: 'conflict', messages: ['Status cannot change from DISBURSED to HOLD'] };
const unreachable: Failure = { kind: 'unreachable', status: 503 };
const broken: Failure = { kind: 'broken', part: 'bureau', issues: [{ path: 'score', message: 'a number' }] };

describe('failureText', () => {
  it('shows the server’s message if there is one, otherwise the fallback [CR-031.a]', () => {
    expect(failureText(refused, 'first', 'fallback')).toBe('first');
    expect(failureText(refused, 'last', 'fallback')).toBe('last');
    expect(failureText(conflict, 'last', 'fallback')).toBe('Status cannot change from DISBURSED to HOLD');
    expect(failureText(unreachable, 'last', 'fallback')).toBe('fallback');
    expect(failureText({ ...unreachable, message: 'away' }, 'last', 'fallback')).toBe('away');
    expect(failureText(broken, 'last', 'fallback')).toBe('fallback');
  });
});

describe('failureStatus', () => {
  it('has the status when there was an answer', () => {
    expect([refused, conflict, unreachable, broken].map(failureStatus)).toEqual([422, 409, 503, null]);
    expect(failureStatus({ kind: 'unreachable' })).toBeNull();
  });
});
