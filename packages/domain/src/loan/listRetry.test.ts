import { describe, expect, it } from 'vitest';
import { listRetry, mayRetryList } from './listRetry';

describe('mayRetryList', () => {
  it('waits five seconds between retries [SH-057]', () => {
    expect(listRetry.delayMs).toBe(5000);
  });

  it.each([
    [0, 500, true],
    [9, 500, true],
    [10, 500, false],
    [0, null, true],
    [0, 404, true],
    [0, 400, false],
    [0, 401, false],
    [0, 403, false],
  ])('after %i retries and status %j: %s [SH-057]', (retries, status, again) => {
    expect(mayRetryList(retries, status)).toBe(again);
  });
});
