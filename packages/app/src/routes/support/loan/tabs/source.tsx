import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { isLoanSource, savedLoanSource } from '@lending-desk/domain/loan';
import { LoanSourceTab, type LoanSourceTabProps } from '@lending-desk/ui/loan/LoanSourceTab';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../../../../drafts/useDraft';
import type { LoanTabProps } from '../../../../loan/registry';
import { supportLoanQueries, useSaveLoanSource } from '../../../../queries/supportLoan';
import { useSession } from '../../../../session/session';
import { readOf } from '../../../../http/readOf';

type Source = string | null;
const fits = (value: unknown): value is Source => value === null || typeof value === 'string';
const same = (left: Source, right: Source) => left === right;

/** Where the loan came from [CS-095]. */
export function Tab({ viewer, detail: { core, raw } }: LoanTabProps) {
  const saved = savedLoanSource(raw);
  const enums = useQuery({ ...supportLoanQueries.enumValues(), enabled: useShown() });
  const { draft, setDraft } = useDraft({
    person: viewer.idString,
    of: core.loanId,
    form: 'loanSource',
    initial: saved,
    fits,
    same,
  });
  const { press, reset, pending, succeeded, error } = useSaveLoanSource(core.loanId);
  const { status } = useSession();
  let save: LoanSourceTabProps['save'] = { state: 'idle' };
  if (pending) save = { state: 'running' };
  // The session that ended has its own dialog, and the choice stays.
  else if (error !== null && status !== 'expired' && draft !== saved)
    save = { state: 'failed', message: error.message };
  // The answer was lost, but the loan has what was chosen.
  else if (succeeded || error !== null) save = { state: 'done', message: messages.applicant.updated };
  return (
    <LoanSourceTab
      choices={readOf({ ...enums, data: enums.data?.loanSource }, messages.page.contactAdmin)}
      saved={saved}
      draft={draft}
      onDraft={next => {
        reset();
        setDraft(next);
      }}
      save={save}
      failedDetail={messages.loan.sourceFailedDetail}
      onSave={source => {
        if (isLoanSource(source)) press(source);
      }}
      whyNot={can(viewer, 'changeLoanSource') ? undefined : messages.statusChange.viewerOnly}
    />
  );
}
