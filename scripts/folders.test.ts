import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';

/** What lists every word and is therefore above all of them. */
const above = /contract\/allCalls\.ts$/;
const isTest = /\.(?:test|fixture)\./;

/** Which folders each folder of a package imports. */
function importsOf(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of filesUnder(root, [source])) {
    const [from = '', ...inside] = relative(source, file).split('/');
    if (inside.length === 0 || !/\.tsx?$/.test(file) || isTest.test(file) || above.test(file)) continue;
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import\() ?'(\.[^']+)'/g,
    )) {
      const [to = '', ...rest] = relative(source, join(dirname(file), path)).split('/');
      if (to !== from && to !== '..' && rest.length > 0) imported.add(to);
    }
  }
  return folders;
}

/** The folders that are left when those that import none of the others are taken away, again and again: the circles,
 *  and what imports them. */
function knotted(folders: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const left = new Set(folders.keys());
  const isFree = (name: string) => [...(folders.get(name) ?? [])].every(to => !left.has(to));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const name of free) left.delete(name);
  return [...left].toSorted();
}

describe('the folders', () => {
  it.each(['domain', 'ui', 'app'])('of %s do not import one another in a circle', name => {
    const folders = importsOf(`packages/${name}/src`);
    expect(folders.size).toBeGreaterThan(10);
    expect(knotted(folders)).toEqual([]);
  });

  it('in a circle are named, with what imports them', () => {
    const folders = {
      loan: ['money', 'kyc'],
      kyc: ['loan'],
      money: [],
      papers: ['loan'],
      calendar: ['money'],
    };
    const known = new Map(Object.entries(folders).map(([name, to]) => [name, new Set(to)]));
    expect(knotted(known)).toEqual(['kyc', 'loan', 'papers']);
  });
});
