import { describe, expect, it } from 'vitest';
import { listRetry, mayRetryList } from './listRetry';

describe('mayRetryList', () => {
  it('waits five seconds between retries [SH-057.a, SH-057.b, SH-057.c]', () => {
    expect(listRetry.delayMs).toBe(5000);
  });

  it.each([
    ['SH-057.h', 0, 500, true],
    ['SH-057.d', 9, 500, true],
    ['SH-057.d', 10, 500, false],
    ['SH-057.h', 0, null, true],
    ['SH-057.h', 0, 404, true],
    ['SH-057.e', 0, 400, false],
    ['SH-057.f', 0, 401, false],
    ['SH-057.g', 0, 403, false],
  ])('[%s] after %i retries and status %j: %s', (_, retries, status, again) => {
    expect(mayRetryList(retries, status)).toBe(again);
  });
});
