import { expect, it } from 'vitest';
import { askAgainAt } from './followLink';

const createdAt = new Date('2026-11-21T06:00:00.000Z');
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);

it.each([
  [0, 60],
  // The provider had its ten seconds.
  [10, 60],
  [59, 60],
  [60, 300],
  [61, 300],
  [299, 300],
])(
  'a link that is not known %i seconds after its creation is asked for %i seconds after it [M42.f]',
  (now, next) => {
    expect(askAgainAt({ createdAt }, after(now))).toEqual(after(next));
  },
);
