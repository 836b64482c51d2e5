import { lastNameLimit, lastNameSchema } from '@lending-desk/domain/bureau';
import { verdictBySchema } from '@lending-desk/domain/form';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type LastNameDialogProps = {
  open: boolean;
  /** State of the fetch with the last name. */
  fetch: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** Called with a trimmed, non-empty name. */
  onLastName: (lastName: string) => void;
  onCancel: () => void;
};

const empty = { lastName: '' };

/** Asks for the last name, which CIBIL requires (CR-061). */
export function LastNameDialog({ open, fetch, onLastName, onCancel }: LastNameDialogProps) {
  const running = fetch.state === 'running';
  const form = useForm({
    initial: empty,
    beginsWith: open,
    validate: values => verdictBySchema(lastNameSchema, values),
    showErrors: 'submitted',
    onSubmit: ({ lastName }) => onLastName(lastName),
  });

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!running) onCancel();
      }}
      title="Last Name"
      description="The bureau needs a last name to find this customer."
      width="sm"
      persistent
      onSubmit={form.submit}
      footer={
        <>
          <Button
            variant="plain"
            disabledReason={running ? 'The report is being fetched' : undefined}
            onClick={onCancel}
          >
            Cancel
          </Button>
          <Button type="submit" variant="solid" loading={running} loadingLabel="Fetching">
            Submit
          </Button>
        </>
      }
    >
      <Stack gap="3" ref={form.ref}>
        <TextField {...form.field('lastName')} label="Last Name" required counter={lastNameLimit} />
        {fetch.state === 'failed' && fetch.message ? (
          <Banner tone="reject" title={fetch.message} live />
        ) : null}
      </Stack>
    </Dialog>
  );
}
