import { accountContract } from '@lending-desk/domain/account';
import {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from '@lending-desk/ui/screens/ResetPasswordScreen';
import { useState } from 'react';
import { apiOf } from '../../http/api';
import { refusedFieldsOf, textOf } from '../../http/apiError';
import { usePageTitle } from '../usePageTitle';

const { resetPassword } = apiOf(accountContract);

/** A new password by a super user's link; public. The token is behind the # of the address. */
export function Component() {
  usePageTitle('Choose a new password');
  const [token] = useState(() => location.hash.slice(1));
  const [submit, setSubmit] = useState<ResetPasswordScreenProps['submit']>({ state: 'idle' });
  const send = async (password: string) => {
    setSubmit({ state: 'running' });
    try {
      await resetPassword({ token, password });
      // The link is used: nothing of it stays in the address.
      history.replaceState(null, '', location.pathname);
      setSubmit({ state: 'done' });
    } catch (thrown) {
      const { fallback } = accountContract.resetPassword.failure;
      setSubmit({ state: 'failed', message: textOf(thrown, fallback), refused: refusedFieldsOf(thrown) });
    }
  };
  return (
    <ResetPasswordScreen linked={token !== ''} submit={submit} onSubmit={password => void send(password)} />
  );
}
