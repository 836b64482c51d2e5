import { signinContract, type SignUpForm } from '@lending-desk/domain/signin';
import { HomeScreen } from '@lending-desk/ui/screens/HomeScreen';
import { useEffect, useState } from 'react';
import { signinApi } from '../../http/api';
import { textOf } from '../../http/apiError';
import { landingAddress } from '../../session/landing';
import { lostAt, navigateTo } from '../../session/navigator';
import { session, useSession } from '../../session/session';
import { useSignInSettings } from '../../session/settings';
import { usePageTitle } from '../usePageTitle';

type Submit = Parameters<typeof HomeScreen>[0]['submit'];

/** The public first page, with sign-up and the Log In link [SH-048]. */
export function Component() {
  const lost = lostAt.use(lostAt.get);
  usePageTitle('Home');
  // Said once: who comes Home later came here on purpose.
  useEffect(() => () => lostAt.set(null), []);
  const { viewer, status } = useSession();
  const { settings, failure, retry } = useSignInSettings();
  const [submit, setSubmit] = useState<Submit>({ state: 'idle' });

  const signUp = async (form: SignUpForm) => {
    setSubmit({ state: 'running' });
    try {
      await signinApi.signUp(form);
      setSubmit({ state: 'done' });
    } catch (thrown) {
      setSubmit({ state: 'failed', message: textOf(thrown, signinContract.signUp.failure.fallback) });
    }
  };
  const landing = viewer && status === 'signedIn' ? landingAddress(viewer, null) : null;

  return (
    <HomeScreen
      orgEmailDomain={settings?.orgEmailDomain ?? ''}
      failure={failure === null ? undefined : { message: failure, onRetry: retry }}
      submit={submit}
      lost={lost}
      onSignUp={form => void signUp(form)}
      onLogIn={session.askToSignIn}
      signedIn={
        viewer && landing ? { fullName: viewer.fullName, onContinue: () => navigateTo(landing) } : undefined
      }
    />
  );
}
