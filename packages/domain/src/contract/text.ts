import * as v from 'valibot';

/** Free text with a maximum length, so that every field is bounded. */
export const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max, `At most ${max} characters`));

/** Free text that has to say something, without the spaces around it: characters that are not seen alone are none.
 *  @param message  said where there is none */
export const requiredText = (max: number, message: string) =>
  v.pipe(boundedText(max), v.trim(), v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, message));
