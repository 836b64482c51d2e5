import { field, isObject, type JsonObject, objectsOf } from '../loose/loose';

/** The objects of a list: one object as a list of one, an XML list without its wrapper, an empty element as no
 *  item.
 *  @param item  the name of an XML list's items: 'Xn' */
export function itemsOf(value: unknown, item?: string): readonly JsonObject[] {
  if (!isObject(value)) return objectsOf(value);
  const inside = item === undefined ? undefined : field(value, item);
  if (inside !== undefined) return itemsOf(inside);
  return Object.keys(value).length > 0 ? [value] : [];
}
