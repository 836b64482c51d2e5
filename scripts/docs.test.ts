import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('documents', () => {
  it.each(pages)('%s has no broken links', page => {
    const dead = targets(page).filter(target => !existsSync(join(root, dirname(page), target)));
    expect(dead).toEqual([]);
  });
});
