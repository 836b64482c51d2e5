import { isRole, type LoginForm, loginErrors, signinMessages, roleLabels } from '@lending-desk/domain';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import { DemoAccounts, type DemoSignIns } from './DemoAccounts';

export type LoginDialogProps = {
  open: boolean;
  /** 'expired' after a failed refresh: another title, and a sentence that says so. @default 'normal' */
  mode?: 'normal' | 'expired' | undefined;
  submit: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** The demo sign-ins; in demo mode only. @default none */
  demo?: DemoSignIns | null | undefined;
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

/** Asks for e-mail and password. It stays until it is answered: a click outside does not close it. */
export function LoginDialog({ open, mode = 'normal', submit, demo, onLogin, onCancel }: LoginDialogProps) {
  const [form, setForm] = useState(empty);
  const [shown, setShown] = useState<{ email?: string; password?: string }>({});
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const expired = mode === 'expired';

  // A password does not wait in memory for the next time the dialog opens.
  useEffect(() => {
    if (!open) {
      setForm(current => ({ ...current, password: '' }));
      setShown({});
    }
  }, [open]);

  const send = () => {
    const errors = loginErrors(form);
    setShown(errors);
    const first = errors.email ? emailRef : errors.password ? passwordRef : null;
    if (first) first.current?.focus();
    else onLogin({ ...form, email: form.email.trim() });
  };

  const change = (part: Partial<LoginForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    if (Object.keys(shown).length > 0) setShown(loginErrors(next));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onCancel();
      }}
      title={expired ? signinMessages.auth.loginExpired : signinMessages.auth.login}
      description={expired ? signinMessages.auth.loginExpiredText : 'Use your organisation e-mail.'}
      width="sm"
      persistent
      dirty={form.password !== ''}
      cross={false}
      onSubmit={send}
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
      <Stack gap="4">
        <TextField
          ref={emailRef}
          label="Email"
          type="email"
          size="lg"
          name="email"
          autoComplete="username"
          value={form.email}
          error={shown.email}
          onChange={email => change({ email })}
        />
        <PasswordField
          ref={passwordRef}
          label="Password"
          size="lg"
          name="password"
          autoComplete="current-password"
          value={form.password}
          error={shown.password}
          onChange={password => change({ password })}
        />
        {submit.state === 'failed' && submit.message ? (
          <Banner tone="reject" title={submit.message} live />
        ) : null}
        {demo ? (
          <DemoAccounts
            demo={demo}
            roleOf={roleOf}
            onChoose={email => change({ email, password: demo.password })}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
