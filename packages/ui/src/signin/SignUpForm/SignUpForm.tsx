import { signinMessages } from '@lending-desk/domain/errors';
import { verdictBySchema } from '@lending-desk/domain/form';
import { type SignUpForm as SignUp, signUpSchema } from '@lending-desk/domain/signin';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

/** How the asking goes. */
export type SignUpSubmit = { state: 'idle' | 'running' | 'done' } | { state: 'failed'; message: string };

export type SignUpFormProps = {
  /** Mail domain of the organisation, without the @; '' while it is not known. */
  orgEmailDomain: string;
  /** The domain could not be loaded: why, and how it is asked for again. @default it was, or is on its way */
  failure?: { message: string; onRetry: () => void } | undefined;
  submit: SignUpSubmit;
  onSignUp: (form: SignUp) => void;
};

const empty: SignUp = { name: '', email: '', password: '' };

/** Asks for an account. The button works once every field is right; a field says what is wrong when one leaves it. */
export function SignUpForm({ orgEmailDomain, failure, submit, onSignUp }: SignUpFormProps) {
  const judge = (values: SignUp) => verdictBySchema(signUpSchema(orgEmailDomain), values);
  const form = useForm({
    initial: empty,
    judge,
    disabled: orgEmailDomain === '',
    onSubmit: onSignUp,
  });
  /** Why the button is off: what is not known comes first, then what is to be filled in, then that something is
   *  wrong, which the field itself says. */
  const whyNot = (): string | undefined => {
    if (failure) return failure.message;
    if (orgEmailDomain === '') return signinMessages.signUp.settingsLoading;
    if (Object.values(form.values).some(value => value.trim() === ''))
      return signinMessages.signUp.incomplete;
    return judge(form.values).ok ? undefined : signinMessages.signUp.notRight;
  };
  /** A field that was left empty keeps quiet: the button says that it is wanted. */
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
        <TextField {...form.field('name')} label="Name" size="lg" required autoComplete="name" />
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
