import { accountMessages, passwordResetSchema } from '@lending-desk/domain/account';
import { signinMessages } from '@lending-desk/domain/errors';
import { type FormFaults, verdictBySchema } from '@lending-desk/domain/form';
import { Banner } from '../../primitives/Banner';
import { Brand } from '../../primitives/Brand';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { Link } from '../../primitives/Link';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import type { Done, Run } from '../../primitives/States';
import { LonePage } from '../PageLayout';

export type ResetPasswordScreenProps = {
  /** False when the address has no token in it. */
  linked: boolean;
  /** The change of the password, with what the server refused of it. */
  submit: (Run & { refused?: FormFaults | undefined }) | Done;
  onSubmit: (password: string) => void;
};

const empty = { password: '' };

/** Where the link of a super user leads: a new password for somebody who is not signed in. */
export function ResetPasswordScreen({ linked, submit, onSubmit }: ResetPasswordScreenProps) {
  const running = submit.state === 'running';
  const refused = submit.state === 'failed' ? submit.refused : undefined;
  const form = useForm({
    initial: empty,
    validate: values => verdictBySchema(passwordResetSchema, values),
    showErrors: 'submitted',
    refused,
    disabled: running,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const home = <Link to="/">Go to Home to log in</Link>;
  return (
    <LonePage>
      <Stack gap="4">
        <Brand />
        <Text as="h1" size="titleLg">
          Choose a new password
        </Text>
        {submit.state === 'done' ? (
          <Banner tone="approve" title="Your password was changed" live>
            You were signed out everywhere. {home}
          </Banner>
        ) : linked ? (
          <form {...form.props} aria-label="Choose a new password">
            <Stack gap="4">
              <PasswordField
                {...form.field('password')}
                label="New password"
                size="lg"
                required
                autoComplete="new-password"
                helper={signinMessages.signUp.passwordHelp}
              />
              {submit.state === 'failed' && !refused ? (
                <Banner tone="reject" title={submit.message} live />
              ) : null}
              <Button
                type="submit"
                variant="solid"
                size="lg"
                fullWidth
                loading={running}
                loadingLabel="Changing"
              >
                Change password
              </Button>
            </Stack>
          </form>
        ) : (
          <Banner tone="reject" title={accountMessages.linkUnknown}>
            {home}
          </Banner>
        )}
      </Stack>
    </LonePage>
  );
}
