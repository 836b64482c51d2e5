import { signinMessages } from '@lending-desk/domain/errors';
import { Banner } from '../../primitives/Banner';
import { Brand } from '../../primitives/Brand';
import { Link } from '../../primitives/Link';
import { Spinner } from '../../primitives/Spinner';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { LonePage } from '../PageLayout';

export type SingleSignOnScreenProps = {
  /** `waits`: a first arrival, which is a sign-up. */
  end: { state: 'running' | 'waits' } | { state: 'refused'; message: string };
};

/** The page on the way to the lender's own sign-in and back. Somebody who is let in goes on to their desk. */
export function SingleSignOnScreen({ end }: SingleSignOnScreenProps) {
  const home = <Link to="/">Go to Home</Link>;
  return (
    <LonePage>
      <Stack gap="4">
        <Brand />
        {end.state === 'running' ? (
          <Stack direction="row" gap="2" align="center" role="status">
            <Spinner />
            <Text as="h1">Signing in</Text>
          </Stack>
        ) : null}
        {end.state === 'waits' ? (
          <Banner tone="approve" title={signinMessages.signUp.done} live>
            {home}
          </Banner>
        ) : null}
        {end.state === 'refused' ? (
          <Banner tone="reject" title={end.message} live>
            {home}
          </Banner>
        ) : null}
      </Stack>
    </LonePage>
  );
}
