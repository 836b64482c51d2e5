import { lazy, Suspense } from 'react';
import type { SignUpForm as SignUp } from '@lending-desk/domain/signin';
import { Brand } from '../../primitives/Brand';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { SignUpForm, type SignUpFormProps } from '../../signin/SignUpForm';
import { account, form, headline, lead, page, side, story, words } from './HomeScreen.css';

// A picture; it may come after the words and the form.
const QueuePreview = lazy(() => import('./QueuePreview').then(module => ({ default: module.QueuePreview })));

export type HomeScreenProps = {
  /** Mail domain of the organisation, without the @; '' while it is not known. */
  orgEmailDomain: string;
  /** The domain could not be loaded: why, and how it is asked for again. @default it was, or is on its way */
  failure?: SignUpFormProps['failure'];
  submit: SignUpFormProps['submit'];
  onSignUp: (form: SignUp) => void;
  onLogIn: () => void;
  /** Who is signed in already; a way to their desk then stands in place of Log In. @default nobody */
  signedIn?: { fullName: string; onContinue: () => void } | undefined;
};

/** Where everybody begins: what this is, a way in, and a form for those without an account. */
export function HomeScreen(props: HomeScreenProps) {
  const { orgEmailDomain, failure, submit, onSignUp, onLogIn, signedIn } = props;
  return (
    <div className={page}>
      <section className={story} aria-label="About the desk">
        <Brand />
        <div className={words}>
          <h1 className={headline}>One desk for underwriting, support and collections</h1>
          <p className={lead}>
            For staff only. Use your organisation e-mail. An admin approves each new account before the first
            sign in.
          </p>
        </div>
        <Suspense fallback={null}>
          <QueuePreview />
        </Suspense>
      </section>
      <main className={side}>
        <div className={account}>
          {signedIn ? (
            <>
              <Text tone="secondary">Signed in as {signedIn.fullName}</Text>
              <Button onClick={signedIn.onContinue}>Go to your desk</Button>
            </>
          ) : (
            <>
              <Text tone="secondary">Have an account?</Text>
              <Button onClick={onLogIn}>Log In</Button>
            </>
          )}
        </div>
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
      </main>
    </div>
  );
}
