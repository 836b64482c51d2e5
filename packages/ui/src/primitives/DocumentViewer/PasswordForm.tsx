import { verdictByFaults } from '@lending-desk/domain/form';
import { KeyRound } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { useForm } from '../Form';
import { PasswordField } from '../PasswordField';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from '../VisuallyHidden';
import { form as formClass } from './PasswordForm.css';

type Props = {
  /** Tries a password. After a wrong one, a new function is passed in. */
  tryPassword: (password: string) => void;
  /** Fetches the stored password of this file; null if there is none. Rejects with a message. @default no stored
   *  password */
  storedPassword: (() => Promise<string | null>) | undefined;
};

type Attempt = { with: 'typed' | 'stored'; on: Props['tryPassword'] };

const wrong = {
  typed: 'This password does not open the file',
  stored: 'The stored password does not open the file',
} as const;

const empty = { password: '' };

/** Asks for the password of a PDF, in place of its pages. Only the password that worked is kept, until the viewer
 *  closes. */
export function PasswordForm({ tryPassword, storedPassword }: Props) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<string>();
  const trying = attempt?.on === tryPassword ? attempt.with : null;
  const begin = (how: Attempt['with']) => {
    setProblem(undefined);
    setAttempt({ with: how, on: tryPassword });
  };
  const form = useForm({
    initial: empty,
    validate: typed =>
      verdictByFaults(typed, { password: typed.password === '' ? 'Enter the password' : undefined }),
    showErrors: 'submitted',
    refused: attempt && trying === null ? { password: wrong[attempt.with] } : undefined,
    disabled: trying !== null,
    onSubmit: ({ password }) => {
      begin('typed');
      tryPassword(password);
    },
  });

  // After a wrong password, the form leads to the field itself.
  useLayoutEffect(() => fieldRef.current?.focus(), []);

  const tryStored = async (fetchIt: () => Promise<string | null>) => {
    begin('stored');
    try {
      const password = await fetchIt();
      if (password !== null) return tryPassword(password);
      setProblem('No password is stored for this file');
    } catch (thrown) {
      setProblem(thrown instanceof Error ? thrown.message : 'The password could not be fetched');
    }
    setAttempt(null);
  };

  return (
    <form {...form.props} className={formClass}>
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
          {...form.field('password')}
          ref={fieldRef}
          label="Password"
          required
          autoComplete="off"
          onChange={password => {
            form.change({ password });
            setProblem(undefined);
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
        {problem === undefined ? null : (
          <Text role="alert" size="caption" tone="reject">
            {problem}
          </Text>
        )}
        {/* The field's description is only read when the field receives focus, which it already has, so the error
            is announced here. */}
        <VisuallyHidden role="status">{form.errors.password}</VisuallyHidden>
      </Stack>
    </form>
  );
}
