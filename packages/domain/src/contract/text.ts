import * as v from 'valibot';

/** Free text with a maximum length, so that every field is bounded. */
export const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max, `At most ${max} characters`));
