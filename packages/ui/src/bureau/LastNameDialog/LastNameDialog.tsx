import { messages } from '@lending-desk/domain';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { countGraphemes, focusFirstInvalid } from '../../primitives/Field';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type LastNameDialogProps = {
  open: boolean;
  /** How the fetch with the last name goes. */
  fetch: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** Trimmed and not empty. */
  onLastName: (lastName: string) => void;
  onCancel: () => void;
};

/** What the call takes. */
const longest = 60;

function faultOf(lastName: string): string | undefined {
  if (lastName.trim() === '') return messages.bureau.lastNameRequired;
  return countGraphemes(lastName.trim()) > longest ? `At most ${longest} characters` : undefined;
}

/** Asks for the last name the older bureau cannot do without (CR-061). */
export function LastNameDialog({ open, fetch, onLastName, onCancel }: LastNameDialogProps) {
  const [lastName, setLastName] = useState('');
  // How often it was refused here; from the first time on the field says why.
  const [refusals, setRefusals] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  const container = useRef<HTMLDivElement>(null);

  if (open !== wasOpen) {
    setWasOpen(open);
    setLastName('');
    setRefusals(0);
  }
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(container.current);
  }, [refusals]);

  const running = fetch.state === 'running';
  const send = () => {
    if (running) return;
    if (faultOf(lastName) === undefined) onLastName(lastName.trim());
    else setRefusals(refusals + 1);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next && !running) onCancel();
      }}
      title="Last Name"
      description="The bureau needs a last name to find this customer."
      width="sm"
      persistent
      onSubmit={send}
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
      <Stack gap="3" ref={container}>
        <TextField
          label="Last Name"
          name="lastName"
          required
          counter={longest}
          value={lastName}
          error={refusals > 0 ? faultOf(lastName) : undefined}
          onChange={setLastName}
        />
        {fetch.state === 'failed' && fetch.message ? (
          <Banner tone="reject" title={fetch.message} live />
        ) : null}
      </Stack>
    </Dialog>
  );
}
