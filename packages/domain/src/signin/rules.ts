import * as v from 'valibot';
import { signinMessages } from '../errors/signinMessages';

const basicAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const shortestPassword = 9;

/** A sign-up [AU-031]; name and e-mail come out trimmed.
 *  @param domain  the organisation's mail domain without the @, as 'lender.example'
 *  @source AU-032 name, AU-033 domain, AU-034 address, AU-035 password (longer than 8 characters; X-37) */
export const signUpSchema = (domain: string) =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, signinMessages.signUp.nameRequired)),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.regex(basicAddress, signinMessages.signUp.emailInvalid),
      v.check(
        // The @ belongs to the comparison, or 'me@notlender.example' would pass.
        email => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`),
        signinMessages.signUp.emailDomain(domain),
      ),
    ),
    password: v.pipe(
      v.string(),
      v.check(password => [...password].length >= shortestPassword, signinMessages.signUp.passwordShort),
    ),
  });
export type SignUpForm = v.InferOutput<ReturnType<typeof signUpSchema>>;

/** What a login cannot do without; the password itself is the server's to judge. */
export const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, signinMessages.auth.emailRequired)),
  password: v.pipe(v.string(), v.minLength(1, signinMessages.auth.passwordRequired)),
});
export type LoginForm = v.InferOutput<typeof loginSchema>;
