import { describe, expect, it } from 'vitest';
import { callWasQueued } from './callStatus';

describe('callWasQueued', () => {
  it.each([
    ['queued successfully', true],
    ['Queued', true],
    ['Agent is not available', false],
    ['Campaign is invalid', false],
    ['Invalid User Details', false],
    ['', false],
  ])('takes %j for %s', (status, queued) => {
    expect(callWasQueued(status)).toBe(queued);
  });
});
