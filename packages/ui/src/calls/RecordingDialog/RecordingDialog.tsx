import { callFeedbackMessages } from '@lending-desk/domain/calls';
import { verdictByFaults } from '@lending-desk/domain/form';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { TextField } from '../../primitives/TextField';
import type { Run } from '../../primitives/States';

export type RecordingDialogProps = {
  open: boolean;
  /** State of the upload, with the server's error when it was refused [SH-083]. */
  save: Run;
  onSave: (recordingUrl: string) => void;
  onClose: () => void;
};

const initial = { recordingUrl: '' };

const validate = ({ recordingUrl }: typeof initial) =>
  verdictByFaults(
    { recordingUrl: recordingUrl.trim() },
    { recordingUrl: recordingUrl.trim() === '' ? callFeedbackMessages.urlRequired : undefined },
  );

/** Adds a recording the telephony provider did not report, by its address [SH-082]. */
export function RecordingDialog({ open, save, onSave, onClose }: RecordingDialogProps) {
  const running = save.state === 'running';
  const form = useForm({
    initial,
    beginsWith: open,
    validate,
    showErrors: 'submitted',
    disabled: running,
    onSubmit: ({ recordingUrl }) => onSave(recordingUrl),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Recording"
      width="md"
      persistent
      dirty={form.changed}
      closable={!running}
      onSubmit={form.submit}
      footer={
        <Button type="submit" variant="solid" loading={running} loadingLabel="Adding">
          Add Recording
        </Button>
      }
    >
      <Stack gap="2" ref={form.ref}>
        <TextField
          {...form.field('recordingUrl')}
          label="Address of the recording"
          helper="As the telephony account shows it"
          required
          disabled={running}
        />
        {save.state === 'failed' ? <StatusLine state="failed">{save.message}</StatusLine> : null}
      </Stack>
    </Dialog>
  );
}
