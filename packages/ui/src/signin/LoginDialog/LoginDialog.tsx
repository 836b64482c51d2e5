import { isRole, roleLabels } from '@lending-desk/domain/access';
import { signinMessages } from '@lending-desk/domain/errors';
import { verdictBySchema } from '@lending-desk/domain/form';
import { type LoginForm, loginSchema } from '@lending-desk/domain/signin';
import { useEffect, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import { DemoAccounts, type DemoSignIns } from './DemoAccounts';

export type LoginDialogProps = {
  open: boolean;
  /** 'expired' after a failed refresh: another title and an explanation. @default 'normal' */
  mode?: 'normal' | 'expired' | undefined;
  /** The e-mail of the person whose session expired; their customer's data behind the dialog cannot be read.
   *  @default none */
  email?: string | undefined;
  /** The sign-in, with the message of one that failed. */
  submit: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** Demo accounts, in demo mode only. @default none */
  demo?: DemoSignIns | null | undefined;
  /** What people call the lender's own sign-in. @default none: passwords only */
  singleSignOn?: string | undefined;
  /** Goes to the lender's own sign-in. @default nothing */
  onLeave?: (() => void) | undefined;
  /** Called with the e-mail and the password. */
  onLogin: (form: LoginForm) => void;
  onCancel: () => void;
};

function roleOf(roles: readonly string[]): string {
  return roles
    .filter(isRole)
    .map(role => roleLabels[role])
    .join(', ');
}

const empty: LoginForm = { email: '', password: '' };

/** Asks for e-mail and password. A click outside does not close it. */
export function LoginDialog(props: LoginDialogProps) {
  const { open, mode = 'normal', email, submit, demo, singleSignOn, onLeave, onLogin, onCancel } = props;
  const [values, setValues] = useState(empty);
  const form = useForm({
    initial: empty,
    beginsWith: open,
    draft: { values, onChange: setValues },
    validate: typed => verdictBySchema(loginSchema, typed),
    showErrors: 'submitted',
    onSubmit: onLogin,
  });
  const expired = mode === 'expired';

  // On closing, the e-mail is kept for the next time; the password is not kept in memory.
  useEffect(() => {
    setValues(current =>
      open ? { ...current, email: email ?? current.email } : { ...current, password: '' },
    );
  }, [open, email]);

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={expired ? signinMessages.auth.loginExpired : signinMessages.auth.login}
      description={expired ? signinMessages.auth.loginExpiredText : 'Use your organisation e-mail.'}
      width="sm"
      persistent
      veiled={expired}
      dirty={values.password !== ''}
      cross={false}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="plain" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="solid"
            kbd="Enter"
            loading={submit.state === 'running'}
            loadingLabel="Signing in"
          >
            Login
          </Button>
        </>
      }
    >
      <Stack gap="4" ref={form.ref}>
        <TextField {...form.field('email')} label="Email" type="email" size="lg" autoComplete="username" />
        <div data-initial-focus={email === undefined ? undefined : true}>
          <PasswordField
            {...form.field('password')}
            label="Password"
            size="lg"
            autoComplete="current-password"
          />
        </div>
        {singleSignOn ? (
          <Button size="lg" fullWidth onClick={onLeave}>
            Sign in with {singleSignOn}
          </Button>
        ) : null}
        {submit.state === 'failed' && submit.message ? (
          <Banner tone="reject" title={submit.message} live />
        ) : null}
        {demo ? (
          <DemoAccounts
            demo={demo}
            roleOf={roleOf}
            onChoose={email => form.change({ email, password: demo.password })}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
