import { type AgentDetails, agentDetailsErrors } from '@lending-desk/domain';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { focusFirstInvalid } from '../../primitives/Field';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type AgentDetailsDialogProps = {
  open: boolean;
  /** What is stored; null before the first save. */
  details: AgentDetails | null;
  save: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
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
export function AgentDetailsDialog({ open, details, save, onSave, onClose }: AgentDetailsDialogProps) {
  const stored = details ?? empty;
  const [form, setForm] = useState(stored);
  // How often Save was refused here; from the first time on the fields say why.
  const [refusals, setRefusals] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  const container = useRef<HTMLDivElement>(null);

  // Each opening starts from what is stored.
  if (open !== wasOpen) {
    setWasOpen(open);
    setForm(stored);
    setRefusals(0);
  }
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(container.current);
  }, [refusals]);

  const errors = refusals > 0 ? agentDetailsErrors(form) : {};
  const running = save.state === 'running';

  const send = () => {
    if (running) return;
    if (Object.keys(agentDetailsErrors(form)).length > 0) setRefusals(refusals + 1);
    else {
      onSave({
        agentId: form.agentId.trim(),
        agentUserName: form.agentUserName.trim(),
        campaignName: form.campaignName.trim(),
      });
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title="Agent Details"
      description="As the telephony provider knows you. A call rings you first, so be signed in there."
      width="confirm"
      dirty={fields.some(({ name }) => form[name] !== stored[name])}
      onSubmit={send}
      footer={
        <Button type="submit" variant="solid" loading={running} loadingLabel="Saving">
          Save
        </Button>
      }
    >
      <Stack gap="3" ref={container}>
        {fields.map(({ name, ...field }) => (
          <TextField
            {...field}
            key={name}
            name={name}
            value={form[name]}
            error={errors[name]}
            onChange={value => setForm(current => ({ ...current, [name]: value }))}
          />
        ))}
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
