import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/install.mjs';
import { filesUnder } from '../scripts/filesUnder';
import { componentReader } from './docgen';
import { common } from './docs/readProperties';

const files = (folder: string, end: string) => filesUnder(root, [folder]).filter(file => file.endsWith(end));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The components that have a page. */
const shown = new Set(
  files('stories', '.stories.tsx').flatMap(file =>
    [...textOf(file).matchAll(/^ {2}component: (\w+),$/gm)].map(([, name]) => name),
  ),
);

it('every property of a component with a page has a description and a type', { timeout: 60_000 }, () => {
  const { componentsOf } = componentReader();
  const components = files('packages/ui/src', '.tsx')
    .filter(file => shown.has(basename(file, '.tsx')))
    .flatMap(file => componentsOf(textOf(file), join(root, file)))
    .filter(({ displayName }) => shown.has(displayName));
  expect(components.length).toBeGreaterThan(150);
  const without = components.flatMap(({ displayName, props = {} }) =>
    Object.entries(props)
      .filter(([name, { description }]) => !description && !(name in common))
      .map(([name]) => `${displayName}.${name}`),
  );
  expect(without).toEqual([]);
  const untyped = components.flatMap(({ displayName, props = {} }) =>
    Object.entries(props)
      .filter(([, { tsType }]) => !tsType || tsType.name === 'unknown')
      .map(([name]) => `${displayName}.${name}`),
  );
  expect(untyped).toEqual([]);
});
