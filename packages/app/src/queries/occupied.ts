import { sharedValue } from '../sharedValue/sharedValue';

/** How long what reached somebody outside occupies its control, after the answer: the next click of a double click
 *  comes later than a quick answer. */
const occupiedMs = 5_000;

const occupied = sharedValue<ReadonlyMap<string, symbol>>(new Map());
const keyOf = (name: readonly string[]) => JSON.stringify(name);

/** Occupies an action, or a phone number, for five seconds. */
export function occupy(...name: readonly string[]) {
  const [key, mark] = [keyOf(name), Symbol(name[0])];
  occupied.set(new Map([...occupied.get(), [key, mark]]));
  setTimeout(() => {
    // Occupied again meanwhile: the later time counts.
    if (occupied.get().get(key) === mark)
      occupied.set(new Map([...occupied.get()].filter(([other]) => other !== key)));
  }, occupiedMs);
}

/** Frees everything, between two journeys. */
export const freeAll = (): void => occupied.set(new Map());

export const isOccupied = (...name: readonly string[]): boolean => occupied.get().has(keyOf(name));

/** `isOccupied` for a component, which renders again when the time has passed. */
export const useOccupied = (...name: readonly string[]): boolean => occupied.use(() => isOccupied(...name));
