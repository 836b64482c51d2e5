import * as v from 'valibot';
import { messages } from '../errors/messages';

/** The longest last name the call accepts. */
export const lastNameLimit = 60;

/** The last name that CIBIL requires (CR-061); trimmed. */
export const lastNameSchema = v.object({
  lastName: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, messages.bureau.lastNameRequired),
    v.maxLength(lastNameLimit, `At most ${lastNameLimit} characters`),
  ),
});
