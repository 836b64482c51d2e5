import { signinMessages } from '../errors/signinMessages';

const textAtDot = /^.+@.*\./;
const basicAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const shortestPassword = 9;

/** The email rule of every form but sign-up: text, then an @, then a dot after the @.
 *  @returns null when it holds, else 'Kindly enter valid Email ID'
 *  @source SH-096 */
export function emailError(email: string): string | null {
  return textAtDot.test(email.trim()) ? null : signinMessages.forms.emailInvalid;
}

export type SignUpForm = { readonly name: string; readonly email: string; readonly password: string };
export type LoginForm = { readonly email: string; readonly password: string };
export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

/** What is wrong with a sign-up, field by field; empty when it may be sent [AU-031].
 *  @param domain  the organisation's mail domain without the @, as 'lender.example'
 *  @source AU-032 name, AU-033 domain, AU-034 address, AU-035 password (longer than 8 characters; X-37) */
export function signUpErrors(form: SignUpForm, domain: string): FieldErrors<SignUpForm> {
  const email = form.email.trim().toLowerCase();
  return {
    ...(form.name.trim() === '' && { name: signinMessages.signUp.nameRequired }),
    ...(!basicAddress.test(email)
      ? { email: signinMessages.signUp.emailInvalid }
      : // The @ belongs to the comparison, or 'me@notlender.example' would pass.
        !email.endsWith(`@${domain.toLowerCase()}`) && { email: signinMessages.signUp.emailDomain(domain) }),
    ...([...form.password].length < shortestPassword && { password: signinMessages.signUp.passwordShort }),
  };
}

/** What is missing from a login, field by field; the password itself is the server's to judge. */
export function loginErrors(form: LoginForm): FieldErrors<LoginForm> {
  return {
    ...(form.email.trim() === '' && { email: signinMessages.auth.emailRequired }),
    ...(form.password === '' && { password: signinMessages.auth.passwordRequired }),
  };
}
