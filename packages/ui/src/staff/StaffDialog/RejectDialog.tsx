import { verdictBySchema } from '@lending-desk/domain/form';
import { rejectionSchema, type StaffMember } from '@lending-desk/domain/staff';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';
import type { StaffRun } from './order';

type RejectDialogProps = {
  person: StaffMember;
  run: StaffRun;
  onReject: (reason: string) => void;
  onCancel: () => void;
};

const empty = { reason: '' };

/** Asks why a sign-up is rejected. */
export function RejectDialog({ person, run, onReject, onCancel }: RejectDialogProps) {
  const running = run.state === 'running';
  const form = useForm({
    initial: empty,
    validate: values => verdictBySchema(rejectionSchema, values),
    showErrors: 'submitted',
    disabled: running,
    onSubmit: ({ reason }) => onReject(reason),
  });
  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Reject the sign-up of ${person.fullName}?`}
      description="The account cannot be used. The same address may sign up again."
      width="sm"
      persistent
      dirty={form.changed}
      cross={false}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="plain" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" loading={running} loadingLabel="Rejecting">
            Reject sign-up
          </Button>
        </>
      }
    >
      <Stack gap="3" ref={form.ref}>
        <TextArea
          {...form.field('reason')}
          label="Reason"
          helper="They read it when they try to sign in"
          required
          counter={500}
        />
        {run.state === 'failed' ? <Banner tone="reject" title={run.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
