import { signinMessages, signinContract, type SignUpForm } from '@lending-desk/domain';
import { HomeScreen } from '@lending-desk/ui/screens/HomeScreen';
import { useState } from 'react';
import { signinApi } from '../../http/api';
import { textOf } from '../../http/apiError';
import { landingAddress } from '../../session/landing';
import { navigateTo } from '../../session/navigator';
import { session, useSession } from '../../session/session';
import { useSignInSettings } from '../../session/settings';
import { usePageTitle } from '../usePageTitle';

type Submit = Parameters<typeof HomeScreen>[0]['submit'];

/** The public first page, with sign-up and the Log In link [SH-048]. */
export function Component() {
  usePageTitle('Home');
  const { viewer, status } = useSession();
  const settings = useSignInSettings();
  const [submit, setSubmit] = useState<Submit>({ state: 'idle' });

  const signUp = async (form: SignUpForm) => {
    setSubmit({ state: 'running' });
    try {
      await signinApi.signin.signUp(form);
      setSubmit({ state: 'done', message: signinMessages.signUp.done });
    } catch (thrown) {
      const { fallback } = signinContract.signin.signUp.failure;
      setSubmit({ state: 'failed', message: textOf(thrown, fallback) });
    }
  };
  const landing = viewer && status === 'signedIn' ? landingAddress(viewer, null) : null;

  return (
    <HomeScreen
      orgEmailDomain={settings?.orgEmailDomain ?? ''}
      submit={submit}
      onSignUp={form => void signUp(form)}
      onLogIn={session.askToSignIn}
      signedIn={
        viewer && landing ? { fullName: viewer.fullName, onContinue: () => navigateTo(landing) } : undefined
      }
    />
  );
}
