import { signinMessages } from '../errors/signinMessages';

const textAtDot = /^.+@.*\./;

/** The email rule of every form but sign-up: text, then an @, then a dot after the @.
 *  @returns null when it holds, else 'Kindly enter valid Email ID'
 *  @source SH-096 */
export function emailError(email: string): string | null {
  return textAtDot.test(email.trim()) ? null : signinMessages.forms.emailInvalid;
}
