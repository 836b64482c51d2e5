import type { Viewer } from '@lending-desk/domain/access';
import {
  changedFields,
  editField,
  type EditGroup,
  type EditValues,
  type ProofType,
  proofTypes,
  storedProofType,
  storedValues,
} from '@lending-desk/domain/applicant';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { textAt } from '@lending-desk/domain/loose';
import {
  EditDetailsDialog,
  type GroupSave,
  type PhotoSlot,
} from '@lending-desk/ui/applicant/EditDetailsDialog';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../../../drafts/idempotencyKeys';
import { ApiError, failureOf, refusedFieldsOf } from '../../../../http/apiError';
import {
  stateListQuery,
  useSaveFinancial,
  useSavePersonal,
  useSaveProfessional,
  useUploadPan,
  useUploadProof,
  useUploadSelfie,
} from '../../../../queries/applicantEdit';
import { loanQueries } from '../../../../queries/loan';
import { supportSource } from '../../../../queries/supportLoan';
import { session } from '../../../../session/session';
import { type GroupDraft, useGroupDraft } from './useGroupDraft';
import { acceptedPhotos, usePhotos } from './usePhotos';

type Props = {
  id: string;
  viewer: Viewer;
  detail: LoanDetail;
  today: BusinessDate;
  open: boolean;
  onClose: () => void;
  draftNote: string | undefined;
};

const isProof = (type: string | undefined): type is ProofType => proofTypes.some(one => one === type);
const slotsOf: Readonly<Partial<Record<EditGroup, readonly PhotoSlot[]>>> = {
  selfie: ['selfie'],
  pan: ['panFront'],
  proof: ['proofFront', 'proofBack'],
};

type Action = { readonly pending: boolean; readonly succeeded: boolean; readonly error: Error | null };

/** The server's sentences, with the label of a field in the place of its name on the wire. */
function inLabels(
  text: string,
  labels: readonly (readonly [name: string, label: string | undefined])[],
): string {
  return text
    .split('. ')
    .map(sentence => {
      const [name, label] =
        labels.find(([one]) => sentence.startsWith(`${one} `) || sentence.startsWith(`${one}:`)) ?? [];
      return name === undefined || label === undefined ? sentence : label + sentence.slice(name.length);
    })
    .join('. ');
}

/** The state of a group’s save. `prefix` turns the names of a document's fields into those of the form. */
function saveOf({ pending, succeeded, error }: Action, uploaded = false, prefix = ''): GroupSave {
  if (pending) return { state: 'running' };
  if (!error) return succeeded ? { state: 'saved', uploaded } : { state: 'idle' };
  const faults = Object.entries(refusedFieldsOf(error) ?? {});
  const labels = faults.map(([name]) => [name, editField(prefix + name)?.fullLabel] as const);
  const refused = faults.map(([name, fault]) => [prefix + name, fault && inLabels(fault, labels)]);
  const message = error instanceof ApiError ? inLabels(error.message, labels) : undefined;
  return {
    state: 'failed',
    message,
    lost: isOutcomeUnknown(error),
    refused: Object.fromEntries(refused),
  };
}

/** The Edit dialog of a loan: one draft, one call and one outcome for each group [CS-098 to CS-114]. */
export function EditDetails({ id, viewer, detail, today, open, onClose, draftNote }: Props) {
  const { raw, core } = detail;
  const { loanId } = core;
  const client = useQueryClient();
  const { show } = useSnackbar();
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
  }, [open]);
  const kyc = useQuery({ ...supportSource.part(id, 'kyc'), enabled: open });
  const states = useQuery({ ...stateListQuery, enabled: open });
  const stored = useMemo(
    () => ({
      personal: storedValues(raw, ['personal']),
      professional: storedValues(raw, ['professional']),
      financial: storedValues(raw, ['financial']),
    }),
    [raw],
  );
  // The proof that was sent stays chosen, also where another one is stored as well: its second photo may follow.
  const [sentProof, setSentProof] = useState<ProofType>();
  const documents = useMemo(() => {
    if (!kyc.data) return null;
    const proof = storedValues(kyc.data.raw, ['proof']);
    return {
      pan: storedValues(kyc.data.raw, ['pan']),
      proof: { ...proof, proofType: sentProof ?? storedProofType(proof) },
    };
  }, [kyc.data, sentProof]);
  const personal = useGroupDraft(viewer, { loanId, group: 'personal', stored: stored.personal });
  const professional = useGroupDraft(viewer, { loanId, group: 'professional', stored: stored.professional });
  const financial = useGroupDraft(viewer, { loanId, group: 'financial', stored: stored.financial });
  const pan = useGroupDraft(viewer, { loanId, group: 'pan', stored: documents?.pan ?? null });
  const proof = useGroupDraft(viewer, { loanId, group: 'proof', stored: documents?.proof ?? null });
  const drafts: readonly GroupDraft[] = [personal, professional, financial, pan, proof];
  const all = <Part extends 'values' | 'stored' | 'base'>(part: Part): EditValues =>
    Object.assign({}, ...drafts.map(draft => draft[part])) as EditValues;
  const values = all('values');
  const storedAll = all('stored');
  const { photos, fileOf, choose, remove, progress, wait } = usePhotos();

  const actions = {
    personal: useSavePersonal(loanId),
    professional: useSaveProfessional(loanId),
    financial: useSaveFinancial(loanId),
    selfie: useUploadSelfie(loanId),
    pan: useUploadPan(loanId),
    proof: useUploadProof(loanId),
  };
  const chosenProof = values['proofType'];
  const proofType = isProof(chosenProof) ? chosenProof : 'drivingLicense';

  const proceed = (group: EditGroup) => {
    const slots = slotsOf[group] ?? [];
    const after = {
      done: () => remove(...slots),
      failed: (thrown: Error) => {
        wait(slots);
        // The dialog that would say it was closed meanwhile; the session that ended has its own.
        if (!shown.current && session.getState().status !== 'expired')
          show({ message: `Loan ${loanId}: ${thrown.message}`, tone: 'error' });
        // Somebody was faster: the loan as it is now shows in which fields.
        if (failureOf(thrown).kind === 'conflict')
          void client.invalidateQueries({ queryKey: [...loanQueries.details(), String(loanId)] });
      },
    };
    const changed = {
      fields: changedFields(group, { values, stored: storedAll, proofType }),
      values,
      stored: storedAll,
    };
    const onProgress = progress(slots);
    const front = fileOf(group === 'pan' ? 'panFront' : 'proofFront');
    switch (group) {
      case 'personal':
      case 'professional':
      case 'financial':
        actions[group].press(changed, after);
        return;
      case 'selfie': {
        const photo = fileOf('selfie');
        if (photo) actions.selfie.press({ photo, onProgress }, after);
        return;
      }
      case 'pan':
        actions.pan.press({ ...changed, front, back: undefined, onProgress }, after);
        return;
      case 'proof':
        setSentProof(proofType);
        actions.proof.press(
          { ...changed, front, back: fileOf('proofBack'), type: proofType, onProgress },
          after,
        );
    }
  };

  const conflicts = drafts.flatMap(draft => draft.conflicts);
  return (
    <EditDetailsDialog
      open={open}
      onClose={onClose}
      name={textAt(raw, 'personalDetails', 'fullName')}
      loanId={loanId}
      today={today}
      draftNote={draftNote}
      stored={storedAll}
      values={values}
      onChange={next => {
        for (const draft of drafts) {
          const own = Object.fromEntries(Object.keys(draft.values).map(name => [name, next[name] ?? '']));
          // Stryker disable next-line ConditionalExpression,EqualityOperator: the same values change nothing
          if (Object.keys(own).some(name => own[name] !== draft.values[name])) draft.change(own);
        }
      }}
      primaryPhone={textAt(raw, 'personalDetails', 'primaryPhoneNumber')}
      states={
        states.data ??
        (states.isError ? { message: states.error.message, onRetry: () => void states.refetch() } : 'loading')
      }
      kyc={
        kyc.data
          ? 'ready'
          : kyc.isError
            ? { message: kyc.error.message, onRetry: () => void kyc.refetch() }
            : 'loading'
      }
      photos={photos}
      accept={acceptedPhotos}
      onChoosePhoto={choose}
      onRemovePhoto={remove}
      saves={{
        personal: saveOf(actions.personal),
        professional: saveOf(actions.professional),
        financial: saveOf(actions.financial),
        selfie: saveOf(actions.selfie),
        pan: saveOf(actions.pan, actions.pan.answer?.uploaded, 'pan.'),
        proof: saveOf(actions.proof, actions.proof.answer?.uploaded, `${proofType}.`),
      }}
      onProceed={groups => groups.forEach(proceed)}
      onDiscard={() => {
        setSentProof(undefined);
        for (const draft of drafts) draft.discard();
        remove('selfie', 'panFront', 'proofFront', 'proofBack');
      }}
      conflict={
        conflicts.length === 0
          ? undefined
          : {
              fields: conflicts,
              base: all('base'),
              onResolve: theirs => {
                for (const draft of drafts) if (draft.conflicts.length > 0) draft.resolve(theirs);
              },
            }
      }
    />
  );
}
