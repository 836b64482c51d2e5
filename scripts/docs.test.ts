import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variableDefaults } from '../packages/server/src/config';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesUnder(root, ['docs']).filter(path => path.endsWith('.md')),
];

/** Relative targets of a page's links and images, without anchors. */
function targets(page: string): string[] {
  const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g);
  return [...links].map(([, target = '']) => target).filter(target => !/^[a-z]+:/.test(target));
}

/** Every word of the product's code, its tests and its scripts. */
const identifiers = new Set(
  [...filesUnder(root, ['packages', 'scripts', 'stories', 'e2e', 'bench', '.storybook']), 'vite.config.ts']
    .filter(path => /\.(tsx?|mjs|json|sql)$/.test(path) && !path.includes('/dist/'))
    .flatMap(path => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []),
);

/** Names of React and the DOM that are written about because the code has none of them. */
const avoided = ['useActionState', 'dangerouslySetInnerHTML'];

describe('documents', () => {
  it.each(pages)('%s has no broken links', page => {
    const dead = targets(page).filter(target => !existsSync(join(root, dirname(page), target)));
    expect(dead).toEqual([]);
  });

  it.each(pages)('%s names by a link what the linked file exports', page => {
    const named = readFileSync(join(root, page), 'utf8').matchAll(/\[`(\w+)`\]\(([^)#\s]+\.tsx?)\)/g);
    const missing = [...named].filter(([, name = '', target = '']) => {
      const source = readFileSync(join(root, dirname(page), target), 'utf8');
      return !new RegExp(`^export .*\\b${name}\\b`, 'm').test(source);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  // The conventions name what not to write, too.
  const describing = pages.filter(page => page !== 'docs/conventions.md');
  it.each(describing)('%s names functions and fields that are in the code', page => {
    const text = readFileSync(join(root, page), 'utf8').replace(/```[^]*?```/g, '');
    const names = new Set(
      [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g)].map(([, name = '']) => name),
    );
    // The guide's own made-up desk.
    const isKnown = (name: string) =>
      identifiers.has(name) || avoided.includes(name) || name.startsWith('fraud');
    expect([...names].filter(name => !isKnown(name))).toEqual([]);
  });

  it('lists every variable of the configuration, with its default where it has a fixed one', () => {
    const section = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('## Configuration')[1] ?? '';
    const rows = [...section.matchAll(/^\| (`[^|]+`) *\| ([^|]+?) *\|/gm)];
    const listed = new Map(
      rows.flatMap(([, names = '', otherwise = '']) =>
        [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => [name, otherwise.replaceAll('`', '')]),
      ),
    );
    // Read by the tests, not by the server.
    const ofTests = ['TEST_DATABASE_URL', 'CHROMIUM_PATH'];
    expect([...listed.keys()].sort()).toEqual([...Object.keys(variableDefaults), ...ofTests].sort());
    const fixed = Object.entries(variableDefaults).filter(([, otherwise]) => otherwise !== '');
    expect(fixed.map(([name]) => [name, listed.get(name)])).toEqual(fixed);
  });
});
