import { describe, expect, it } from 'vitest';
import { callWasQueued } from './callStatus';

describe('callWasQueued', () => {
  it.each([
    ['queued successfully', true],
    ['Queued', true],
    ['Call queued', true],
    ['Agent is not available', false],
    ['Campaign is invalid', false],
    ['Invalid User Details', false],
    ['Call could not be enqueued', false],
    ['', false],
  ])('takes %j for %s [CR-033.g]', (status, queued) => {
    expect(callWasQueued(status)).toBe(queued);
  });
});
