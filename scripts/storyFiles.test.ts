import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides } from '../stories/primitives/guides';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';
import { readStories } from './stories/readStories';

const files = filesUnder(root, ['stories'])
  .filter(path => path.endsWith('.stories.tsx'))
  .flatMap(path => readStories(path, readFileSync(join(root, path), 'utf8')) ?? []);

describe('story files', () => {
  // Files share a title where a component has too many stories for one file.
  it('give each story an id of its own', () => {
    const ids = files.flatMap(file => file.stories).map(story => story.storyId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('exist for every component that a guide is about or names', () => {
    const titles = new Set(files.map(file => file.title));
    const named = Object.entries(guides).flatMap(([title, { related }]) => [title, ...related]);
    expect(named.filter(title => !titles.has(title))).toEqual([]);
  });
});
