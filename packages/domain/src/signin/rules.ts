import * as v from 'valibot';
import { requiredText } from '../contract/text';
import { signinMessages } from '../errors/signinMessages';

const basicAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const shortestPassword = 9;
/** Longest name, in characters. */
export const longestName = 120;

/** A password somebody chooses [AU-035]: longer than 8 characters. */
export const newPassword = v.pipe(
  v.string(),
  v.check(password => [...password].length >= shortestPassword, signinMessages.signUp.passwordShort),
);

/** A sign-up [AU-031]; name and e-mail are trimmed.
 *  @param domain  the organisation's mail domain without the @, such as 'lender.example'
 *  @source AU-032 name, AU-033 domain, AU-034 address, AU-035 password (longer than 8 characters; X-37) */
export const signUpSchema = (domain: string) =>
  v.object({
    name: requiredText(longestName, signinMessages.signUp.nameRequired),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.regex(basicAddress, signinMessages.signUp.emailInvalid),
      v.check(
        // Compares including the @, or 'me@notlender.example' would pass.
        email => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`),
        signinMessages.signUp.emailDomain(domain),
      ),
    ),
    password: newPassword,
  });
export type SignUpForm = v.InferOutput<ReturnType<typeof signUpSchema>>;

/** The required fields of a login; the server checks the password. */
export const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, signinMessages.auth.emailRequired)),
  password: v.pipe(v.string(), v.minLength(1, signinMessages.auth.passwordRequired)),
});
export type LoginForm = v.InferOutput<typeof loginSchema>;
