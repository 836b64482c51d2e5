import { describe, expect, it } from 'vitest';
import { browserOf } from './browserOf';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('browserOf', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on macOS',
    ],
    [undefined, null],
    ['  ', null],
  ])('%j is %j', (userAgent, words) => {
    expect(browserOf(userAgent)).toBe(words);
  });

  it('is bounded, whatever is sent', () => {
    expect(browserOf('x'.repeat(100_000))?.length ?? 0).toBeLessThanOrEqual(80);
  });
});
