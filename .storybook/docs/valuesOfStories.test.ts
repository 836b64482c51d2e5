import { describe, expect, it } from 'vitest';
import { differing, hasControl } from './valuesOfStories';

const drawn = () => null;
const story = (initialArgs: Record<string, unknown>, originalStoryFn: unknown = drawn) => ({
  id: 'bureau-cibil--ready',
  name: 'Ready',
  initialArgs,
  originalStoryFn,
});

describe('differing', () => {
  const loans = [482_193];

  it('has what the story has and the preview has not, also what is left out', () => {
    const preview = story({ loans, page: 1, note: 'Busy' });
    expect(differing(preview, story({ loans, page: 2 }))).toEqual({ page: 2, note: undefined });
  });

  it('leaves the functions of the preview', () => {
    const preview = story({ page: 1, onPage: () => 1 });
    expect(differing(preview, story({ page: 2, onPage: () => 2 }))).toEqual({ page: 2 });
  });

  it('is nothing for the same values, and for a story drawn in another way', () => {
    const preview = story({ loans, onPage: () => 1 });
    expect(differing(preview, story({ loans, onPage: () => 2 }))).toBeNull();
    expect(
      differing(
        preview,
        story({ loans: [] }, () => null),
      ),
    ).toBeNull();
  });
});

describe('hasControl', () => {
  it('finds a property that can be changed', () => {
    expect(hasControl({ open: { name: 'open', control: { type: 'boolean' } } })).toBe(true);
    expect(
      hasControl({ rows: { name: 'rows', control: { disable: true } }, onOpen: { name: 'onOpen' } }),
    ).toBe(false);
  });
});
