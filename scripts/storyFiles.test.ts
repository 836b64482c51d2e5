import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
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
    const { parts, use, instead, yes, no, keys = [], related } = guide;
    for (const list of [parts, use, instead, yes, no, related]) expect(list).not.toEqual([]);
    expect(new Set(parts.map(([part]) => part)).size).toBe(parts.length);
    expect(parts.filter(([part, what]) => part === '' || what === '')).toEqual([]);
    expect(related).not.toContain(title);
    const sentences = [...use, ...instead, ...yes, ...no];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(keys.filter(([pressed, does]) => pressed === '' || does === '')).toEqual([]);
    // A property that was renamed is still in the guide.
    const named = [...[...parts.flat(), ...sentences].join(' ').matchAll(/`([a-z][A-Za-z]+)`/g)].map(
      ([, word = '']) => word,
    );
    expect(named.filter(word => !new RegExp(`\\b${word}\\b`).test(sources))).toEqual([]);
  });
});

/** Storybook reads the order from the text of the file. */
const order: unknown[] = getStorySortParameter(
  readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'),
).order;
const under = (list: unknown, name: string): unknown => Array.isArray(list) && list[list.indexOf(name) + 1];

describe('the order of the book', () => {
  const titles = [...new Set(files.map(file => file.title))];

  it.each([
    ['Credit', 'credit'],
    ['Customer Support', 'support'],
    ['Collections', 'collections'],
  ])('has the tabs of %s as the product has them, by the words on the screen', (desk, folder) => {
    const registry = readFileSync(join(root, `packages/app/src/routes/${folder}/loan/tabs.ts`), 'utf8');
    const labels = [...registry.matchAll(/\blabel: '([^']+)'/g)].map(([, label]) => label);
    expect(labels.length).toBeGreaterThan(10);
    const listed = under(under(order, desk), 'Tabs');
    expect(labels.filter(label => titles.includes(`${desk}/Tabs/${label}`))).toEqual(
      Array.isArray(listed) ? listed.filter(name => labels.includes(name)) : [],
    );
  });

  it('has a place for every story', () => {
    expect(titles.filter(title => !order.includes(title.split('/')[0]))).toEqual([]);
    const journeys = titles.filter(title => title.startsWith('Journeys/')).map(title => title.split('/')[1]);
    expect([...new Set(journeys)].filter(desk => !order.includes(desk))).toEqual([]);
  });

  it('names no page that is not there', () => {
    const listed = order.flatMap((desk, at) => {
      const kinds = order[at + 1];
      if (typeof desk !== 'string' || !Array.isArray(kinds)) return [];
      return kinds.flatMap((kind: unknown, next) => {
        const names: unknown = kinds[next + 1];
        return Array.isArray(names) ? names.map(name => `${desk}/${String(kind)}/${String(name)}`) : [];
      });
    });
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter(title => !titles.includes(title))).toEqual([]);
  });
});

describe('journeys', () => {
  const journeys = files.filter(({ title }) => title.startsWith('Journeys/'));

  it('say on their page what they are about', () => {
    const about = /\/\*\*(?:(?!\*\/)[^])+\*\/\s*const meta = /;
    const silent = journeys.filter(({ path }) => !about.test(readFileSync(join(root, path), 'utf8')));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('keep their window and hide the controls, also where Storybook adds what they are about', () => {
    const kept = /const meta = \{[^}]*parameters: \{ \.\.\.\w+(\.story)?\.parameters\b/;
    const lost = journeys.filter(({ path }) => !kept.test(readFileSync(join(root, path), 'utf8')));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('begin at each desk with three of a person’s day', () => {
    const desks = under(order, 'Journeys');
    const days = Array.isArray(desks) ? desks.filter((_, at) => Array.isArray(desks[at + 1])) : [];
    expect(days.length).toBeGreaterThan(4);
    const short = days.filter(desk => {
      const files = journeys.filter(({ title }) => title === `Journeys/${String(desk)}/Desk`);
      const day = files.flatMap(({ stories }) => stories);
      return day.filter(({ sentences = [] }) => sentences.length >= 3).length < 3;
    });
    expect(short).toEqual([]);
  });

  it('are told in steps', () => {
    const untold = journeys.flatMap(file => file.stories).filter(({ sentences }) => sentences?.length === 0);
    expect(untold.map(({ storyId }) => storyId)).toEqual([]);
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
