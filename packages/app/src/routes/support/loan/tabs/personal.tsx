import { bankAccountSchema, customerSchema, editFlags } from '@lending-desk/domain/applicant';
import { readSection, sectionOf } from '@lending-desk/domain/loan';
import { PersonalTab } from '@lending-desk/ui/loan/PersonalTab';
import { lazy, useMemo, useState, useTransition } from 'react';
import { useToday } from '../../../../calendar/useToday';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';
import { loadChunk } from '../../../../chunks/loadChunk';
import { useEditDraftNote } from '../edit/useEditDraftNote';
import { useConsent } from '../useConsent';

const EditDetails = lazy(async () => ({
  default: (await loadChunk(() => import('../edit/EditDetails'))).EditDetails,
}));

/** The customer, where they live, and what they do for a living in short [CS-030]. */
export function Tab({ id, desk, viewer, detail, masked, openTab }: LoanTabProps) {
  const { raw, core } = detail;
  const sections = useMemo(
    () => ({
      personal: sectionOf(raw, 'personalDetails', customerSchema),
      professional: readSection(raw, 'professionalDetails'),
      financial: sectionOf(raw, 'financialDetails', bankAccountSchema),
    }),
    [raw],
  );
  const today = useToday();
  const onReveal = useRevealField(id, desk);
  const flags = editFlags(viewer, core.status);
  // The dialog stays mounted once it was opened, so that chosen photos are there when it is opened again.
  const [editing, setEditing] = useState<'never' | 'closed' | 'open'>('never');
  const [opening, startOpening] = useTransition();
  const draftNote = useEditDraftNote(viewer.idString, core.loanId);
  return (
    <>
      <PersonalTab
        {...sections}
        today={today}
        masked={masked}
        onReveal={onReveal}
        onOpenTab={openTab}
        consent={useConsent({ viewer, detail })}
        edit={{
          onOpen: () => startOpening(() => setEditing('open')),
          whyNot: flags.loan && flags.kyc ? undefined : flags.whyNot,
          loading: opening,
          draftNote,
        }}
      />
      {editing === 'never' ? null : (
        <EditDetails
          id={id}
          viewer={viewer}
          detail={detail}
          today={today}
          open={editing === 'open'}
          onClose={() => setEditing('closed')}
          draftNote={draftNote}
        />
      )}
    </>
  );
}
