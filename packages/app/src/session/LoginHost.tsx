import { LoginDialog } from '@lending-desk/ui/signin/LoginDialog';
import { useState } from 'react';
import { session, useSession } from './session';
import { useSignInSettings } from './settings';

type Submit = Parameters<typeof LoginDialog>[0]['submit'];

/** The login dialog over whatever page there is. */
export function LoginHost() {
  const { dialog, keptAddress, viewer } = useSession();
  const { settings } = useSignInSettings();
  const [submit, setSubmit] = useState<Submit>({ state: 'idle' });

  const logIn = async (form: { email: string; password: string }) => {
    setSubmit({ state: 'running' });
    const message = await session.login(form);
    setSubmit(message === null ? { state: 'idle' } : { state: 'failed', message });
  };

  return (
    <LoginDialog
      open={dialog !== null}
      mode={dialog ?? 'normal'}
      email={viewer?.email}
      submit={submit}
      demo={settings?.demo}
      singleSignOn={settings?.singleSignOn}
      onLeave={() => location.assign(`/single-sign-on#${keptAddress ?? location.pathname + location.search}`)}
      onLogin={form => void logIn(form)}
      onCancel={session.cancel}
    />
  );
}
