import * as v from 'valibot';

/** Free text with a bound, so that no field can carry a book. */
export const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max, `At most ${max} characters`));
