import { KeyRound } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { PasswordField } from '../PasswordField';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from '../VisuallyHidden';
import { form } from './PasswordForm.css';

type Props = {
  /** Tries a password. Another one of these is handed in when it was wrong. */
  tryPassword: (password: string) => void;
  /** Fetches the password that is kept for this file; null when none is. Rejected in words. @default none is kept */
  storedPassword: (() => Promise<string | null>) | undefined;
};

type Attempt = { with: 'typed' | 'stored'; on: Props['tryPassword'] };

const wrong = {
  typed: 'This password does not open the file',
  stored: 'The stored password does not open the file',
} as const;

/** Asks for the password of a PDF in the place of its pages. Of what is typed only what opened it outlives the
 *  form, as long as the viewer is open. */
export function PasswordForm({ tryPassword, storedPassword }: Props) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<{ missing?: string; refused?: string }>({});
  const trying = attempt?.on === tryPassword ? attempt.with : null;
  const error = problem.missing ?? (attempt && trying === null ? wrong[attempt.with] : undefined);

  // At first, and again when it was wrong.
  useLayoutEffect(() => fieldRef.current?.focus(), [tryPassword]);

  const begin = (how: Attempt['with']) => {
    setProblem({});
    setAttempt({ with: how, on: tryPassword });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may have been opened from within another form.
    event.stopPropagation();
    if (trying) return;
    if (typed === '') {
      setAttempt(null);
      setProblem({ missing: 'Enter the password' });
      fieldRef.current?.focus();
      return;
    }
    begin('typed');
    tryPassword(typed);
  };
  const tryStored = async (fetchIt: () => Promise<string | null>) => {
    begin('stored');
    try {
      const password = await fetchIt();
      if (password !== null) return tryPassword(password);
      setProblem({ refused: 'No password is stored for this file' });
    } catch (thrown) {
      setProblem({ refused: thrown instanceof Error ? thrown.message : 'The password could not be fetched' });
    }
    setAttempt(null);
  };

  return (
    <form className={form} noValidate onSubmit={submit}>
      <Stack gap="3">
        <div>
          <Text as="p" weight="medium">
            This PDF is protected with a password
          </Text>
          <Text as="p" size="caption" tone="tertiary">
            The password opens it on this screen until it is closed and is not stored.
          </Text>
        </div>
        <PasswordField
          ref={fieldRef}
          label="Password"
          required
          autoComplete="off"
          value={typed}
          error={error}
          onChange={next => {
            setTyped(next);
            setProblem({});
            if (!trying) setAttempt(null);
          }}
        />
        <Stack direction="row" gap="2" wrap>
          <Button type="submit" variant="solid" kbd="Enter" loading={trying === 'typed'}>
            Open
          </Button>
          {storedPassword ? (
            <Button
              icon={KeyRound}
              loading={trying === 'stored'}
              disabledReason={trying === 'typed' ? 'Another password is being tried' : undefined}
              onClick={() => void tryStored(storedPassword)}
            >
              Use the stored password
            </Button>
          ) : null}
        </Stack>
        {problem.refused === undefined ? null : (
          <Text role="alert" size="caption" tone="reject">
            {problem.refused}
          </Text>
        )}
        {/* The field describes itself only to whoever comes to it; here the focus has been in it all along. */}
        <VisuallyHidden role="status">{error}</VisuallyHidden>
      </Stack>
    </form>
  );
}
