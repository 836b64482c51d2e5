import { describe, expect, it } from 'vitest';
import { picturesOf } from './stories/picturesOf';
import { readStories } from './stories/readStories';

const file = readStories(
  'stories/Tag.stories.tsx',
  `const meta = { title: 'Tag' } satisfies Meta; export default meta;
  export const Plain: Story = {};
  export const AtNight: Story = { globals: { theme: 'dark' } };`,
);

describe('picturesOf', () => {
  it('draws each distinct look of a story once', () => {
    expect(Object.fromEntries(picturesOf(file?.stories ?? []))).toEqual({
      'tag--plain': ['light', 'dark'],
      'tag--at-night': ['dark'],
    });
  });
});
