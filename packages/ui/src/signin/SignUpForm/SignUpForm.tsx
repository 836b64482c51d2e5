import { signinMessages } from '@lending-desk/domain/errors';
import { verdictBySchema } from '@lending-desk/domain/form';
import { longestName, type SignUpForm as SignUp, signUpSchema } from '@lending-desk/domain/signin';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import type { Done, Run } from '../../primitives/States';

/** State of the request. */
export type SignUpSubmit = Run | Done;

/** Why the mail domain could not be loaded, and how to retry. */
export type SignUpFailure = { message: string; onRetry: () => void };

export type SignUpFormProps = {
  /** Mail domain of the organisation, without the @; '' while unknown. */
  orgEmailDomain: string;
  /** Why the domain could not be loaded, and how to retry. @default none */
  failure?: SignUpFailure | undefined;
  /** The sign-up, and how far it is. */
  submit: SignUpSubmit;
  /** Called with the form of somebody who signs up. */
  onSignUp: (form: SignUp) => void;
};

const empty: SignUp = { name: '', email: '', password: '' };

/** Requests an account. The button is enabled once every field is valid; a field shows its error when it loses
 *  focus. */
export function SignUpForm({ orgEmailDomain, failure, submit, onSignUp }: SignUpFormProps) {
  const validate = (values: SignUp) => verdictBySchema(signUpSchema(orgEmailDomain), values);
  const form = useForm({
    initial: empty,
    validate,
    onSubmit: onSignUp,
  });
  /** Why the button is disabled, in order of priority: unknown domain, empty fields, invalid fields (which show
   *  their own error). */
  const whyNot = (): string | undefined => {
    if (failure) return failure.message;
    if (orgEmailDomain === '') return signinMessages.signUp.settingsLoading;
    if (Object.values(form.values).some(value => value.trim() === ''))
      return signinMessages.signUp.incomplete;
    return validate(form.values).ok ? undefined : signinMessages.signUp.notRight;
  };
  /** An empty field shows no error when it loses focus, because the button already says that it is required. */
  const field = (name: 'email' | 'password') => ({
    ...form.field(name),
    ...(form.values[name] === '' && { error: undefined }),
  });

  if (submit.state === 'done') {
    return (
      <Banner tone="approve" title={signinMessages.signUp.done} live>
        You can log in after that.
      </Banner>
    );
  }
  return (
    <form {...form.props} aria-label="Sign up">
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          label="Name"
          size="lg"
          required
          autoComplete="name"
          counter={longestName}
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          size="lg"
          required
          autoComplete="username"
          {...(orgEmailDomain === ''
            ? { error: undefined }
            : { helper: `Your address at ${orgEmailDomain}` })}
        />
        <PasswordField
          {...field('password')}
          label="Password"
          size="lg"
          required
          autoComplete="new-password"
          helper={signinMessages.signUp.passwordHelp}
        />
        {failure ? (
          <Banner
            tone="reject"
            title={failure.message}
            action={
              <Button size="xs" onClick={failure.onRetry}>
                Retry
              </Button>
            }
            live
          />
        ) : null}
        {submit.state === 'failed' ? <Banner tone="reject" title={submit.message} live /> : null}
        <Button
          type="submit"
          variant="solid"
          size="lg"
          fullWidth
          disabledReason={whyNot()}
          loading={submit.state === 'running'}
          loadingLabel="Signing up"
        >
          Sign up
        </Button>
      </Stack>
    </form>
  );
}
