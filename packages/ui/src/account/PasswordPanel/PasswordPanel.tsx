import { type PasswordChange, passwordChangeSchema } from '@lending-desk/domain/account';
import { signinMessages } from '@lending-desk/domain/errors';
import { type FormFaults, verdictBySchema } from '@lending-desk/domain/form';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { Panel } from '../../primitives/Panel';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import type { Done, Run } from '../../primitives/States';

export type PasswordPanelProps = {
  /** `refused`: the server's error per field. */
  save: (Run & { refused?: FormFaults | undefined }) | Done;
  onSave: (change: PasswordChange) => void;
};

const empty: PasswordChange = { current: '', next: '' };

/** Changes one's own password. What was typed is gone once it is saved. */
export function PasswordPanel({ save, onSave }: PasswordPanelProps) {
  const running = save.state === 'running';
  const refused = save.state === 'failed' ? save.refused : undefined;
  const form = useForm({
    initial: empty,
    beginsWith: save.state === 'done',
    validate: values => verdictBySchema(passwordChangeSchema, values),
    showErrors: 'submitted',
    refused,
    disabled: running,
    onSubmit: onSave,
  });
  return (
    <Panel title="Password">
      <form {...form.props} aria-label="Change password">
        <Stack gap="3">
          <PasswordField {...form.field('current')} label="Current password" required />
          <PasswordField
            {...form.field('next')}
            label="New password"
            required
            autoComplete="new-password"
            helper={signinMessages.signUp.passwordHelp}
          />
          {save.state === 'failed' && !refused ? <Banner tone="reject" title={save.message} live /> : null}
          <Stack direction="row" gap="3" justify="between" wrap>
            {save.state === 'done' ? (
              <StatusLine state="done">Your password was changed. Other browsers were signed out.</StatusLine>
            ) : (
              <span />
            )}
            <Button type="submit" variant="solid" loading={running} loadingLabel="Changing">
              Change password
            </Button>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
}
