import { lazy, Suspense } from 'react';
import type { SignUpForm as SignUp } from '@lending-desk/domain/signin';
import { Brand } from '../../primitives/Brand';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { type SignUpFailure, SignUpForm, type SignUpSubmit } from '../../signin/SignUpForm';
import { account, form, headline, lead, page, side, story, text } from './HomeScreen.css';

// Decorative, so it loads after the text and the form.
const QueuePreview = lazy(() => import('./QueuePreview').then(module => ({ default: module.QueuePreview })));

export type HomeScreenProps = {
  /** Mail domain of the organisation, without the @; '' while unknown. */
  orgEmailDomain: string;
  /** Why the domain could not be loaded, and how to retry. @default none */
  failure?: SignUpFailure | undefined;
  /** The sign-up, and how far it is. */
  submit: SignUpSubmit;
  /** Called with the form of somebody who signs up. */
  onSignUp: (form: SignUp) => void;
  /** Called when somebody wants to sign in. */
  onLogIn: () => void;
  /** The user, if signed in; a link to their desk then replaces Log In. @default not signed in */
  signedIn?: { fullName: string; onContinue: () => void } | undefined;
  /** The address that led nowhere and therefore here. @default Home was meant */
  lost?: string | null | undefined;
};

/** The public landing page: what the product is, Log In, and a form to request an account. */
export function HomeScreen(props: HomeScreenProps) {
  const { orgEmailDomain, failure, submit, onSignUp, onLogIn, signedIn, lost } = props;
  return (
    <div className={page}>
      <section className={story} aria-label="About the desk">
        <Brand />
        <div className={text}>
          <h1 className={headline}>
            {lost ? 'There is no page here' : 'One desk for underwriting, support and collections'}
          </h1>
          <p className={lead}>
            {lost
              ? `The address ${lost} leads nowhere.`
              : 'For staff only. Use your organisation e-mail. An admin approves each new account before the first sign in.'}
          </p>
        </div>
        <Suspense fallback={null}>
          <QueuePreview />
        </Suspense>
      </section>
      <main className={side}>
        <div className={account}>
          <Text tone="secondary">{signedIn ? `Signed in as ${signedIn.fullName}` : 'Have an account?'}</Text>
          <Button onClick={signedIn?.onContinue ?? onLogIn}>{signedIn ? 'Go to your desk' : 'Log In'}</Button>
        </div>
        {signedIn && lost ? null : (
          <>
            <div className={form}>
              <Stack gap="1">
                <Text as="h2" size="titleLg">
                  Sign up
                </Text>
                <Text as="p" tone="secondary">
                  Ask for access to the desk.
                </Text>
              </Stack>
              <Stack paddingTop="6">
                <SignUpForm
                  orgEmailDomain={orgEmailDomain}
                  failure={failure}
                  submit={submit}
                  onSignUp={onSignUp}
                />
              </Stack>
            </div>
            <Text size="caption" tone="tertiary">
              Your account works after an admin approves it.
            </Text>
          </>
        )}
      </main>
    </div>
  );
}
