type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const read = (container: Container, key: string): unknown =>
  Object.entries(container).find(([k]) => k === key)?.[1];

function write(container: Container, key: string, value: unknown): void {
  Reflect.set(container, key, value);
}

/** The possible mutations of one value of a provider's answer. */
const changes: Readonly<Record<string, (container: Container, key: string) => void>> = {
  drop: (container, key) => void Reflect.deleteProperty(container, key),
  null: (container, key) => write(container, key, null),
  blank: (container, key) => write(container, key, ' '),
  number: (container, key) => write(container, key, -1e308),
  word: (container, key) => write(container, key, 'N/A'),
  lastDay: (container, key) => write(container, key, '9999-12-31'),
  firstDay: (container, key) => write(container, key, '1000-01-01'),
  noDay: (container, key) => write(container, key, '31022026'),
  noList: (container, key) => write(container, key, {}),
  noObject: (container, key) => write(container, key, []),
  nest: (container, key) => write(container, key, { [key]: read(container, key) }),
  list: (container, key) => write(container, key, [read(container, key), null, 7]),
  text: (container, key) => write(container, key, JSON.stringify(read(container, key)) ?? ''),
  rename: (container, key) => {
    write(container, key.toUpperCase(), read(container, key));
    if (key !== key.toUpperCase()) Reflect.deleteProperty(container, key);
  },
};

/** Every value of an answer that can be mutated, with its container. */
function placesOf(root: unknown): readonly (readonly [Container, string])[] {
  const places: [Container, string][] = [];
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (!isContainer(value)) continue;
    for (const [key, item] of Object.entries(value)) {
      places.push([value, key]);
      open.push(item);
    }
  }
  return places;
}

export const mutationKinds: readonly string[] = Object.keys(changes);

/** A provider's answer with some values dropped, emptied, retyped, nested or renamed.
 *  @param mutations  which values, counted from 0 and wrapping around at the end, and the kind of mutation for
 *  each */
export function mutated(
  sample: unknown,
  mutations: readonly (readonly [pick: number, kind: string])[],
): unknown {
  const answer = structuredClone(sample);
  for (const [pick, kind] of mutations) {
    const places = placesOf(answer);
    const place = places[pick % Math.max(1, places.length)];
    if (place) changes[kind]?.(...place);
  }
  return answer;
}
