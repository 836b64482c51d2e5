import type { Viewer } from '@lending-desk/domain/access';
import { type EditGroup, type EditValues, mergeEdit } from '@lending-desk/domain/applicant';
import { useMemo } from 'react';
import { isText } from '../../../../drafts/fits';
import { useDraft } from '../../../../drafts/useDraft';

const nothing: EditValues = {};

function isTexts(value: unknown): value is EditValues {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}

/** Values are texts, so their JSON can be compared; both have their names in the same order. */
const isSame = (left: EditValues, right: EditValues) => JSON.stringify(left) === JSON.stringify(right);

/** What a person has typed into one group, kept on the device, and what somebody else saved meanwhile: other fields
 *  show theirs, the same field is a conflict.
 *  @param stored  null while it is being read */
export function useGroupDraft(
  viewer: Pick<Viewer, 'idString'>,
  { loanId, group, stored }: { loanId: number; group: EditGroup; stored: EditValues | null },
) {
  const { draft, base, setDraft, rebase } = useDraft({
    person: viewer.idString,
    of: loanId,
    form: `applicant.${group}`,
    initial: stored ?? nothing,
    fits: isTexts,
    same: isSame,
  });
  const { values, conflicts } = useMemo(
    () => (stored === null ? { values: draft, conflicts: [] } : mergeEdit({ base, mine: draft, stored })),
    [base, draft, stored],
  );
  return {
    group,
    values,
    base,
    conflicts,
    stored: stored ?? nothing,
    change: (next: EditValues) => {
      // Without a conflict the typing goes on from what is stored now, which the form shows already.
      if (stored === null || conflicts.length > 0) setDraft(next);
      else rebase(next, stored, 0);
    },
    /** Goes on with their values in these fields, of whatever group, and with mine in the others. */
    resolve: (theirs: readonly string[]) => {
      if (stored === null) return;
      const taken = Object.entries(stored).filter(([name]) => theirs.includes(name));
      rebase({ ...values, ...Object.fromEntries(taken) }, stored, 0);
    },
    discard: () => {
      // Stryker disable next-line ConditionalExpression: before it is read nothing can be typed, and so discarded
      if (stored !== null) rebase(stored, stored, 0);
    },
  };
}

export type GroupDraft = ReturnType<typeof useGroupDraft>;
