import * as v from 'valibot';
import { flagOf, textOrNull } from './loose';

/** A text; a number or a flag becomes text, a blank becomes null. */
export const looseText = v.pipe(
  v.nullish(v.unknown(), null),
  v.check(value => value === null || typeof value !== 'object', 'is not a text'),
  v.transform(value => textOrNull(value)),
);

/** True for a yes as a value or a word; anything else is false. */
export const looseFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()]), null),
  v.transform(value => flagOf(value) ?? false),
);

/** A list without blank entries; a single value is a list of one, nothing is an empty list. */
export const looseList = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform(value =>
      (Array.isArray(value) ? value : [value]).filter(one => one !== null && one !== undefined),
    ),
    v.array(item),
  );
