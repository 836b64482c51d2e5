import { signinMessages, type SignUpForm as SignUp, signUpErrors } from '@lending-desk/domain';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
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

type Touched = { readonly [Field in keyof SignUp]?: boolean };

/** Asks for an account. The button works once every field is right; a field says what is wrong when one leaves it. */
export function SignUpForm({ orgEmailDomain, failure, submit, onSignUp }: SignUpFormProps) {
  const [form, setForm] = useState<SignUp>({ name: '', email: '', password: '' });
  const [touched, setTouched] = useState<Touched>({});
  const errors = signUpErrors(form, orgEmailDomain);
  const valid = Object.keys(errors).length === 0;
  /** Why the button is off: what is not known comes first, then what is to be filled in, then that something is
   *  wrong, which the field itself says. */
  const whyNot = (): string | undefined => {
    if (failure) return failure.message;
    if (orgEmailDomain === '') return signinMessages.signUp.settingsLoading;
    if (Object.values(form).some(value => value.trim() === '')) return signinMessages.signUp.incomplete;
    return valid ? undefined : signinMessages.signUp.notRight;
  };
  const put = (field: keyof SignUp) => (value: string) =>
    setForm(current => ({ ...current, [field]: value }));
  const leave = (field: keyof SignUp) => () =>
    setTouched(current => ({ ...current, [field]: form[field] !== '' }));
  const errorOf = (field: keyof SignUp) => (touched[field] ? errors[field] : undefined);

  if (submit.state === 'done') {
    return (
      <Banner tone="approve" title={signinMessages.signUp.done} live>
        You can log in after that.
      </Banner>
    );
  }
  return (
    <form
      noValidate
      aria-label="Sign up"
      onSubmit={event => {
        event.preventDefault();
        if (valid && orgEmailDomain !== '')
          onSignUp({ ...form, name: form.name.trim(), email: form.email.trim() });
      }}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          size="lg"
          required
          name="name"
          autoComplete="name"
          value={form.name}
          error={errorOf('name')}
          onChange={put('name')}
          onBlur={() => setTouched(current => ({ ...current, name: true }))}
        />
        <TextField
          label="Email"
          type="email"
          size="lg"
          required
          name="email"
          autoComplete="username"
          value={form.email}
          error={orgEmailDomain === '' ? undefined : errorOf('email')}
          helper={orgEmailDomain === '' ? undefined : `Your address at ${orgEmailDomain}`}
          onChange={put('email')}
          onBlur={leave('email')}
        />
        <PasswordField
          label="Password"
          size="lg"
          required
          name="password"
          autoComplete="new-password"
          value={form.password}
          error={errorOf('password')}
          helper={signinMessages.signUp.passwordHelp}
          onChange={put('password')}
          onBlur={leave('password')}
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
