import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../filesUnder';
import type { Claim } from './claim';
import { storyClaims } from './storyClaims';
import { testClaims } from './testClaims';

const isStory = (path: string) => path.endsWith('.stories.tsx');
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** All claims in stories, package tests and end-to-end tests.
 *  @param root  the project's folder */
export function findClaims(root: string): Claim[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return [
    ...filesUnder(root, ['stories'])
      .filter(isStory)
      .flatMap(path => storyClaims(path, read(path))),
    ...filesUnder(root, ['packages', 'e2e'])
      .filter(isTest)
      .flatMap(path => testClaims(path, read(path))),
  ];
}
