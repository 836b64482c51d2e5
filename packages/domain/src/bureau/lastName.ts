import * as v from 'valibot';
import { messages } from '../errors/messages';

/** Characters the call takes. */
export const lastNameLimit = 60;

/** The last name the older bureau cannot do without (CR-061); it comes out trimmed. */
export const lastNameSchema = v.object({
  lastName: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, messages.bureau.lastNameRequired),
    v.maxLength(lastNameLimit, `At most ${lastNameLimit} characters`),
  ),
});
