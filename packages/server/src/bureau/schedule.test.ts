import { describe, expect, it } from 'vitest';
import { leaseMs, nextLook, patienceMs } from './schedule';

const asked = new Date('2026-11-21T06:00:00Z');
const after = (seconds: number): Date => new Date(asked.getTime() + seconds * 1000);

describe('nextLook', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [10, 5],
    [119, 59.5],
    [120, 60],
    [590, 60],
  ])('at the age of %d seconds is %d seconds later', (age, wait) => {
    expect(nextLook(asked, after(age))).toEqual(after(age + wait));
  });
});

describe('the lease', () => {
  it('is longer than a question takes', () => {
    expect(leaseMs).toBeGreaterThan(patienceMs);
  });
});
