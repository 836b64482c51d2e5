import { type LoanDetail, readSection, sectionOf, type SectionState } from '@lending-desk/domain/loan';
import {
  perfiosReportSchema,
  processedPerfiosSchema,
  salaryTransactionsSchema,
  statementView,
  type StatementView,
} from '@lending-desk/domain/statements';
import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import { useMemo } from 'react';
import { useLoanPart, useRevealField } from '../../../../queries/loanParts';
import type { LoanTabProps } from '../../../../loan/registry';

type Read = { readonly state: SectionState<StatementView>; readonly broken: readonly string[] };

const known = new WeakMap<LoanDetail['raw'], Read>();

/** Reads ten thousand rows once for an answer, not each time the tab is opened. */
function readStatement(raw: LoanDetail['raw']): Read {
  const found = known.get(raw);
  if (found) return found;
  const processed = sectionOf(raw, 'processedPerfios', processedPerfiosSchema);
  const report = sectionOf(raw, 'perfiosReport', perfiosReportSchema);
  const salary = sectionOf(raw, 'salaryTransactions', salaryTransactionsSchema);
  const read: Read = {
    state:
      processed.state === 'ready'
        ? { state: 'ready', value: statementView(processed.value, { report, salary }) }
        : processed,
    broken: [
      ...(report.state === 'broken' ? ['The report of the statement provider could not be read'] : []),
      ...(salary.state === 'broken' ? ['The DS salary rows could not be read'] : []),
    ],
  };
  known.set(raw, read);
  return read;
}

/** The bank statement of the loan [CR-036 to CR-045]. */
export function Tab({ id, desk, source, frozen, detail, masked }: LoanTabProps) {
  const { data, error, refetch } = useLoanPart(source, id, 'statement');
  const read = useMemo(() => (data ? readStatement(data.raw) : null), [data]);
  const pennyDrop = useMemo(() => {
    const financial = readSection(detail.raw, 'financialDetails');
    return financial.state === 'ready' ? financial.value.pennyDrop : null;
  }, [detail.raw]);
  const onReveal = useRevealField(id, desk, frozen ? true : undefined);
  const waiting = error
    ? ({
        state: 'failed',
        error: { title: error.message, retry: { onTryNow: () => void refetch() } },
      } as const)
    : ({ state: 'loading' } as const);
  return (
    <PerfiosTab
      state={read?.state ?? waiting}
      broken={read?.broken}
      pennyDrop={pennyDrop}
      masked={masked}
      onReveal={onReveal}
    />
  );
}
