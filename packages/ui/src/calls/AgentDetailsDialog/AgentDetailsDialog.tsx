import { type AgentDetails, agentDetailsSchema } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { type FormFaults, verdictBySchema } from '@lending-desk/domain/form';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Spinner } from '../../primitives/Spinner';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type AgentDetailsDialogProps = {
  open: boolean;
  /** The stored details; null before the first save, undefined while unknown, in which case saving is blocked so
   *  that nothing is overwritten. */
  details: AgentDetails | null | undefined;
  /** Why the details could not be loaded, and how to retry. @default none */
  failure?: { message: string; onRetry: () => void } | undefined;
  /** `refused`: the server's error per field. */
  save: {
    state: 'idle' | 'running' | 'failed';
    message?: string | undefined;
    refused?: FormFaults | undefined;
  };
  /** Trimmed and complete; the campaign may be empty. */
  onSave: (details: AgentDetails) => void;
  onClose: () => void;
};

const fields = [
  { name: 'agentId', label: 'Agent id', required: true, mono: true },
  { name: 'agentUserName', label: 'Agent user name', required: true },
  { name: 'campaignName', label: 'Campaign name', helper: 'Empty for the provider’s default campaign' },
] as const;

const empty: AgentDetails = { agentId: '', agentUserName: '', campaignName: '' };

/** What the telephony provider knows the person by: agent id, agent user name, campaign name (SH-070). */
export function AgentDetailsDialog(props: AgentDetailsDialogProps) {
  const { open, details, failure, save, onSave, onClose } = props;
  const running = save.state === 'running';
  const form = useForm({
    initial: details ?? empty,
    // Each opening starts from what is stored, and so does what was opened before that was known.
    beginsWith: open && details !== undefined,
    validate: values => verdictBySchema(agentDetailsSchema, values),
    showErrors: 'submitted',
    refused: save.refused,
    disabled: running || details === undefined,
    onSubmit: onSave,
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Agent Details"
      description="As the telephony provider knows you. A call rings you first, so be signed in there."
      width="sm"
      dirty={form.changed}
      onSubmit={form.submit}
      footer={
        <Button
          type="submit"
          variant="solid"
          loading={running}
          loadingLabel="Saving"
          disabledReason={
            details === undefined ? (failure?.message ?? messages.calls.agentDetailsLoading) : undefined
          }
        >
          Save
        </Button>
      }
    >
      <Stack gap="3" ref={form.ref}>
        {details === undefined ? <NotKnown failure={failure} /> : null}
        {details === undefined
          ? null
          : fields.map(({ name, ...field }) => <TextField {...form.field(name)} {...field} key={name} />)}
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}

/** In place of the fields: empty ones would invite to overwrite what is stored. */
function NotKnown({ failure }: Pick<AgentDetailsDialogProps, 'failure'>) {
  if (!failure) return <Spinner size={24} label={messages.calls.agentDetailsLoading} />;
  return (
    <Banner
      tone="reject"
      title={failure.message}
      action={
        <Button size="xs" onClick={failure.onRetry}>
          Retry
        </Button>
      }
      live
    />
  );
}
