import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mockups } from '../stories/mockups';
import { guides } from '../stories/primitives/guides';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';
import { readStories } from './stories/readStories';

const files = filesUnder(root, ['stories'])
  .filter(path => path.endsWith('.stories.tsx'))
  .flatMap(path => readStories(path, readFileSync(join(root, path), 'utf8')) ?? []);

const sources = filesUnder(root, ['packages/ui/src/primitives', 'packages/ui/src/theme'])
  .filter(path => /\.tsx?$/.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n');

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

  const primitives = [...new Set(files.map(file => file.title))].filter(title =>
    title.startsWith('Primitives/'),
  );

  it('of primitives have a group in their title', () => {
    const groups = /^Primitives\/(Actions|Data|Feedback|Fields|Layout|Overlays|Text)\/[^/]+$/;
    expect(primitives.filter(title => !groups.test(title))).toEqual([]);
  });

  it('of primitives have a guide in stories/primitives/guides', () => {
    expect(primitives.filter(title => !(title in guides))).toEqual([]);
  });

  it.each(Object.entries(guides))('have a whole guide: %s', (title, guide) => {
    const { use, instead, yes, no, keys = [], related } = guide;
    for (const sentences of [use, instead, yes, no, related]) expect(sentences).not.toEqual([]);
    expect(related).not.toContain(title);
    const sentences = [...use, ...instead, ...yes, ...no];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(keys.filter(([pressed, does]) => pressed === '' || does === '')).toEqual([]);
    // A property that was renamed is still in the guide.
    const named = [...sentences.join(' ').matchAll(/`([a-z][A-Za-z]+)`/g)].map(([, word = '']) => word);
    expect(named.filter(word => !new RegExp(`\\b${word}\\b`).test(sources))).toEqual([]);
  });
});

describe('mockups', () => {
  const folder = join(root, 'docs/spec/mockups');
  const pictures = readdirSync(folder);

  it('are given for stories that exist', () => {
    const titles = new Set(files.map(file => file.title));
    expect(Object.keys(mockups).filter(title => !titles.has(title))).toEqual([]);
  });

  it('are all there, and all shown', () => {
    const named = Object.values(mockups).flatMap(drawn =>
      drawn.flatMap(({ file, dark }) => [file, ...(dark ? [dark] : [])]),
    );
    expect([...new Set(named)].toSorted()).toEqual(pictures.toSorted());
  });

  it('weigh less than 1.5 MB', () => {
    const weight = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(weight).toBeLessThan(1_500_000);
  });
});
