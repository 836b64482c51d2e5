import { type BusinessDate, formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import {
  type FollowUp,
  type FollowUpDraft,
  followUpVerdict,
  longestFollowUpNote,
} from '@lending-desk/domain/followup';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';

export type FollowUpDialogProps = {
  open: boolean;
  /** What is stored; without a day, a new one is set. */
  followUp: FollowUp;
  /** Today's business date: the first day that can be chosen. */
  today: BusinessDate;
  /** The values before anything is typed. */
  initial: FollowUpDraft;
  /** The values as they are; the parent keeps them on the device. */
  draft: FollowUpDraft;
  onDraft: (draft: FollowUpDraft) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the last press, with the server's message when it was refused. */
  save: { readonly state: 'idle' | 'saving' | 'ending' } | { readonly state: 'failed'; message: string };
  /** The last press was refused because somebody has changed it meanwhile; `followUp` is what they made of it.
   *  @default false */
  meanwhile?: boolean | undefined;
  /** Why this person may only read it. @default they may change it */
  whyNot?: string | undefined;
  /** Called with a day from today on and the trimmed note. */
  onSave: (values: { readonly dueOn: BusinessDate; readonly note: string }) => void;
  /** Marks it as done. */
  onDone: () => void;
  /** Closes it; what was typed was discarded before. */
  onClose: () => void;
  /** A notice above the fields. @default none */
  notice?: ReactNode;
};

/** Who set it and when; undefined for a loan without one. */
function setText({ dueOn, setBy, setOn }: FollowUp): string | undefined {
  if (dueOn === null) return undefined;
  return `Set${setBy === null ? '' : ` by ${setBy}`}${setOn === null ? '' : ` on ${formatDateTime(setOn)}`}`;
}

/** Sets, changes and ends the follow-up of a loan [beyond 19]. */
export function FollowUpDialog(props: FollowUpDialogProps) {
  const { open, followUp, today, initial, draft, onDraft, save, whyNot, onClose } = props;
  const running = save.state === 'saving' || save.state === 'ending';
  const readOnly = whyNot !== undefined;
  const form = useForm<FollowUpDraft, { readonly dueOn: BusinessDate; readonly note: string }>({
    initial,
    beginsWith: open,
    draft: { values: draft, onChange: onDraft },
    validate: values => followUpVerdict(values, today),
    showErrors: 'submitted',
    disabled: running || readOnly,
    onSubmit: props.onSave,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Follow-up"
      description={setText(followUp)}
      persistent
      dirty={form.changed}
      closable={!running}
      onSubmit={form.submit}
      footerNote={props.draftNote}
      footer={
        <>
          {followUp.dueOn === null ? null : (
            <Button
              loading={save.state === 'ending'}
              loadingLabel="Ending"
              disabledReason={whyNot ?? (save.state === 'saving' ? 'Being saved' : undefined)}
              onClick={props.onDone}
            >
              Mark as Done
            </Button>
          )}
          <Button
            type="submit"
            variant="solid"
            loading={save.state === 'saving'}
            loadingLabel="Saving"
            disabledReason={whyNot ?? (save.state === 'ending' ? 'Being ended' : undefined)}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap="4" ref={form.ref}>
        {props.notice}
        {props.meanwhile ? <Meanwhile followUp={followUp} /> : null}
        <DateField
          {...form.field('dueOn')}
          label="Follow up on"
          helper="The loan comes first in the list from this day on, until it is done."
          today={today}
          min={today}
          required
          disabled={running}
          readOnly={readOnly}
        />
        <TextArea
          {...form.field('note')}
          label="Note"
          counter={longestFollowUpNote}
          disabled={running}
          readOnly={readOnly}
          onSubmit={form.submit}
        />
        {save.state === 'failed' && !props.meanwhile ? (
          <Banner tone="reject" title={save.message} live />
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** What somebody else has made of it meanwhile. */
function Meanwhile({ followUp: { dueOn, note, setBy } }: { followUp: FollowUp }) {
  const who = setBy ?? 'Somebody';
  return (
    <Banner
      tone="flag"
      live
      title={
        dueOn === null
          ? `${who} marked the follow-up as done meanwhile`
          : `${who} set the follow-up to ${formatDate(dueOn)} meanwhile`
      }
    >
      {note === '' ? null : <div>{note}</div>}
      <div>Nothing of yours was saved. Save puts what is below in its place.</div>
    </Banner>
  );
}
