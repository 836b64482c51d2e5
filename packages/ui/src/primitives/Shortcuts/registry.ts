import { inField, inFieldDialog, isCharacter, keyStroke } from './keyStroke';
import { type Layer, topLayer } from './layers';

export type ShortcutHandler = (event: KeyboardEvent) => void;
export type ShortcutMap = Readonly<Record<string, ShortcutHandler>>;

/** A mounted shortcut map. Read at each key press, so a re-render needs no new registration. */
export type Binding = { map: ShortcutMap; characters: boolean; layer: Layer | null };

// One list for the whole page: with 'g c' in one component and 'c' in another, only one may handle the second key.
const bindings = new Set<Binding>();
const sequenceMs = 1000;
let prefix: { stroke: string; at: number } | null = null;

/** Adds a shortcut map; the most recently added one takes precedence.
 *  @returns removes it */
export function register(binding: Binding): () => void {
  if (bindings.size === 0) document.addEventListener('keydown', onKeyDown);
  bindings.add(binding);
  return () => {
    bindings.delete(binding);
    if (bindings.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent) {
  if (
    event.defaultPrevented ||
    event.isComposing ||
    ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)
  ) {
    return;
  }
  const character = isCharacter(event);
  const before = prefix && event.timeStamp - prefix.at < sequenceMs ? prefix.stroke : null;
  prefix = null;
  if ((character && inField(event.target)) || inFieldDialog(event.target)) return;

  const stroke = keyStroke(event);
  const top = topLayer();
  const listening = [...bindings]
    .reverse()
    .filter(binding => (binding.characters || !character) && binding.layer === top);

  const find = (keys: string) => listening.find(binding => binding.map[keys] !== undefined)?.map[keys];
  // A key after a prefix belongs to the sequence, even if no such sequence exists.
  const handler = before === null ? find(stroke) : find(`${before} ${stroke}`);
  if (handler) {
    event.preventDefault();
    handler(event);
  } else if (before === null && listening.some(binding => startsSequence(binding.map, stroke))) {
    prefix = { stroke, at: event.timeStamp };
  }
}

function startsSequence(map: ShortcutMap, stroke: string): boolean {
  return Object.keys(map).some(keys => keys.startsWith(`${stroke} `));
}
