import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../stories/fixtures');

/** Fields that are equal by what they are. */
const alike: ReadonlyMap<string, string> = new Map([
  ['date = raw', 'a date, and the text it was read from, which differ only where the text is no date'],
  ['at = createdOn', 'a moment, and the text it was read from'],
  ['createdAt = createdOn', 'a moment, and the text it was read from'],
  ['result = word', 'a verdict, and the word it was read from'],
  ['days = points', 'each day late counts one point'],
]);

interface Found {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Every plain object of a value, by the names of its fields. */
function collect(value: unknown, path: string, shapes: Map<string, Found[]>, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${path}[${index}]`, shapes, seen);
    return;
  }
  if (!isPlain(value)) return;
  const shape = Object.keys(value).toSorted().join(',');
  shapes.set(shape, [...(shapes.get(shape) ?? []), { path, value }]);
  for (const [key, of] of Object.entries(value)) collect(of, `${path}.${key}`, shapes, seen);
}

/** Two fields of one kind of object that are equal wherever both are texts or both are numbers: whoever shows one in
 *  the place of the other is noticed by no story. */
function neverTold(shapes: ReadonlyMap<string, readonly Found[]>): string[] {
  return [...shapes].flatMap(([shape, objects]) => {
    const keys = shape.split(',');
    return keys.flatMap((one, at) =>
      keys.slice(at + 1).flatMap(other => {
        const both = objects.filter(
          ({ value }) => isShown(value[one]) && typeof value[one] === typeof value[other],
        );
        const [first] = both;
        const told = both.some(({ value }) => value[one] !== value[other]);
        return first === undefined || told ? [] : [`${one} = ${other}: ${first.path}`];
      }),
    );
  });
}

const isShown = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

describe('fixtures', () => {
  const shapes = new Map<string, Found[]>();
  beforeAll(async () => {
    const seen = new Set<object>();
    for (const name of readdirSync(folder).filter(it => it.endsWith('.ts'))) {
      const exported: Readonly<Record<string, unknown>> = await import(join(folder, name));
      for (const [key, value] of Object.entries(exported)) collect(value, `${name}:${key}`, shapes, seen);
    }
  });

  it('tell every two fields of an object apart somewhere', () => {
    const found = neverTold(shapes).filter(it => !alike.has(it.slice(0, it.indexOf(':'))));
    expect(found).toEqual([]);
  });

  it('are equal where the list says that they are', () => {
    const found = new Set(neverTold(shapes).map(it => it.slice(0, it.indexOf(':'))));
    expect([...alike.keys()].filter(pair => !found.has(pair))).toEqual([]);
  });
});

describe('neverTold', () => {
  const shapesOf = (...objects: readonly Readonly<Record<string, unknown>>[]) => {
    const shapes = new Map<string, Found[]>();
    collect(objects, 'made', shapes, new Set());
    return shapes;
  };

  it('names fields that are equal in every object of their shape', () => {
    expect(neverTold(shapesOf({ paid: 1, due: 1 }, { paid: 2, due: 2 }))).toEqual(['due = paid: made[0]']);
  });

  it.each([
    [
      { paid: 1, due: 1 },
      { paid: 1, due: 2 },
    ],
    [{ paid: '1', due: 1 }],
    [{ paid: null, due: null }],
    [{ paid: '', due: '' }],
    [{ paid: true, due: true }],
  ])('names none of %j', (...objects) => {
    expect(neverTold(shapesOf(...objects))).toEqual([]);
  });
});
