import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './filesUnder';

const root = join(import.meta.dirname, '..');

const call = /\b(?:on[A-Z]\w*|set[A-Z]\w*|change|navigate)\(/g;

/** What stands between the parenthesis that opens at `from` and the one that closes it. */
function argumentsAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(from + 1, at);
  }
  return '';
}

/** The calls that report a whole value made from the one of the last render, `onDraft({ ...draft, text })`: of two
 *  changes before the next render the second takes the first back. A form's fields are changed with `change` of
 *  `useForm`, other state by a function of the value as it is. */
function staleValues(source: string): string[] {
  return [...source.matchAll(call)]
    .map(({ 0: name, index }) => ({ name, given: argumentsAt(source, index + name.length - 1) }))
    .filter(({ given }) => !given.includes('=>') && /[{[]\s*\.\.\.[\w.]+\s*,/.test(given))
    .map(({ name, given }) => `${name}${given.replace(/\s+/g, ' ')})`);
}

describe('staleValues', () => {
  it.each([
    'onDraft({ ...draft, text })',
    'setStatus({\n  ...status,\n  approvalStatus,\n})',
    'onChange([...value, item.value])',
    'navigate(addressOf({ ...view, page }))',
  ])('names %s', source => {
    expect(staleValues(source)).toHaveLength(1);
  });

  it.each([
    'form.change({ text })',
    'setStatus(now => ({ ...now, approvalStatus }))',
    'onChoose([...files])',
    'const next = { ...draft, text }',
  ])('leaves %s', source => {
    expect(staleValues(source)).toEqual([]);
  });

  it('finds none in the screens and their data', () => {
    const files = filesUnder(root, ['packages/ui/src', 'packages/app/src']).filter(
      file => /\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap(file =>
      staleValues(readFileSync(join(root, file), 'utf8')).map(one => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});
