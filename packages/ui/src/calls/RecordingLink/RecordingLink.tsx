import { callFeedbackMessages } from '@lending-desk/domain/calls';
import { verdictByFaults } from '@lending-desk/domain/form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import type { Done, Run } from '../../primitives/States';
import { belowLabel } from './RecordingLink.css';

export type RecordingLinkProps = {
  /** State of the upload, with the server's error when it was refused [SH-083]. */
  save: Run | Done;
  /** @param done  empties the field */
  onAdd: (recordingUrl: string, done: () => void) => void;
  /** Why this person may not add a recording. @default allowed */
  whyNot?: string | undefined;
};

const initial = { recordingUrl: '' };

const validate = ({ recordingUrl }: typeof initial) =>
  verdictByFaults(
    { recordingUrl: recordingUrl.trim() },
    { recordingUrl: recordingUrl.trim() === '' ? callFeedbackMessages.urlRequired : undefined },
  );

/** Adds a recording the telephony provider did not report, by its link (CO-081, CO-082). */
export function RecordingLink({ save, onAdd, whyNot }: RecordingLinkProps) {
  const running = save.state === 'running';
  const [added, setAdded] = useState(0);
  const form = useForm({
    initial,
    beginsWith: added,
    validate,
    showErrors: 'submitted',
    disabled: running,
    onSubmit: ({ recordingUrl }) => onAdd(recordingUrl, () => setAdded(count => count + 1)),
  });
  return (
    <Panel title="Recording Link">
      <Stack gap="3" ref={form.ref}>
        <Stack direction="row" gap="3" align="start">
          <TextField
            {...form.field('recordingUrl')}
            label="Recording Link"
            disabled={running || whyNot !== undefined}
          />
          <div className={belowLabel}>
            <Button
              icon={Plus}
              loading={running}
              loadingLabel="Adding"
              disabledReason={whyNot}
              onClick={form.submit}
            >
              Add
            </Button>
          </div>
        </Stack>
        {save.state === 'done' ? (
          <Banner tone="approve" title={callFeedbackMessages.recordingAdded} live />
        ) : null}
        {save.state === 'failed' ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Panel>
  );
}
