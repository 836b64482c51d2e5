import { describe, expect, it } from 'vitest';
import { readStories } from './stories/readStories';
import { tagsOf } from './stories/tagsOf';

const tags = (story: string, title = 'Primitives/Button') => {
  const meta = `const meta = { title: '${title}' }; export default meta;`;
  const file = readStories('stories/primitives/Button.stories.tsx', `${meta} ${story}`);
  return file?.stories.flatMap(written => tagsOf(file.title, written));
};

describe('tagsOf', () => {
  it.each([
    ['a state that is looked at', `export const A = { play: async () => { expect(1); } };`, ['state']],
    ['a state without a test', `export const A = {};`, ['state']],
    [
      'a click',
      `export const A = { play: async ({ userEvent }) => { await userEvent.click(); } };`,
      ['action'],
    ],
    [
      'a click in a function of the file',
      `async function press(userEvent) { await userEvent.click(); } export const A = { play: press };`,
      ['action'],
    ],
    [
      'one that is fixed to the dark theme',
      `const Light = {}; export const A = { ...Light, globals: { theme: 'dark' } };`,
      ['state', 'dark'],
    ],
  ])('knows %s', (_what, story, expected) => {
    expect(tags(story)).toEqual(expected);
  });

  it('knows a journey by its title', () => {
    expect(tags(`export const A = {};`, 'Journeys/Credit desk')).toEqual(['state', 'journey']);
  });
});
