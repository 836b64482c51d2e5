import { can } from '@lending-desk/domain/access';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  closingDays,
  collectionsMessages,
  readForeclosure,
  readOverdue,
  readStanding,
  readTransactions,
} from '@lending-desk/domain/collections';
import { toWireRupees } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { ForeclosureTab, type ForeclosureTabProps } from '@lending-desk/ui/collections/ForeclosureTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';
import { useCloseLoan } from '../../../../queries/closure';
import { ClosingOnAnotherDay } from '../ClosingOnAnotherDay';
import { Paper } from '../../../../loan/Paper';
import { useWhy } from '../useWhy';
import { readOf } from '../../../../http/readOf';

/** What closes the loan [CO-070 to CO-072]. */
export function Tab({ id, viewer, detail: { raw, core } }: LoanTabProps) {
  const read = useQuery({ ...collectionsQueries.outstanding(id), enabled: useShown() });
  const [, ask] = useWhy();
  const why = (
    <Button size="xs" variant="plain" onClick={() => ask('closure')}>
      Why this amount?
    </Button>
  );
  const close = useCloseLoan(core.loanId);
  const standing = readStanding(raw);
  const closed = standing.state === 'ready' && standing.value.closedOn !== null;
  // A closed loan is not quoted.
  const isShown = useShown() && !closed;
  const account = useQuery({ ...collectionsQueries.explain(id), enabled: isShown });
  const { summary } = readOverdue(raw);
  const overdue = summary.state === 'ready' ? summary.value.total : null;
  const refusal = whyNot(can(viewer, 'closeLoan'), closed);
  const { chosen, shown } = useClosingDate(id, raw);
  return (
    <>
      <ForeclosureTab
        closing={readForeclosure(raw)}
        outstanding={readOf(read, messages.page.contactAdmin)}
        closure={closureOf(close, closed)}
        onCloseLoan={() =>
          overdue !== null &&
          close.press({ overdueAmount: toWireRupees(overdue), ...(chosen && { closingDate: chosen }) })
        }
        whyNotClosed={refusal}
        closingDate={refusal === undefined ? shown : undefined}
        actions={closed ? <Paper label="No Dues Letter" loanId={core.loanId} on={null} /> : why}
      />
      {account.data && !closed ? (
        <ClosingOnAnotherDay
          id={id}
          account={account.data}
          paper={day => <Paper label="Download Quote" loanId={core.loanId} on={day} />}
        />
      ) : null}
    </>
  );
}

/** As of which day the loan would be closed. What nobody chose is not sent: the server then takes the same day, or the
 *  one that is right by the time of the press. */
function useClosingDate(id: string, raw: LoanTabProps['detail']['raw']) {
  const [chosen, setChosen] = useState<BusinessDate | null>();
  const closing = readForeclosure(raw);
  const transactions = readTransactions(raw);
  const days =
    closing.state === 'ready' && transactions.state === 'ready'
      ? closingDays(closing.value, transactions.value)
      : null;
  const day = chosen === undefined ? (days?.usual ?? null) : chosen;
  const quote = useQuery({
    ...collectionsQueries.quote(id, day !== null && days !== null && day >= days.quotedFrom ? day : null),
    enabled: useShown(),
    placeholderData: keepPreviousData,
  });
  return {
    chosen,
    shown: days
      ? { ...days, day, onDay: setChosen, quote: readOf(quote, messages.page.contactAdmin) }
      : undefined,
  };
}

function whyNot(may: boolean, closed: boolean): string | undefined {
  if (!may) return 'Only a collections admin or a super user may close a loan';
  return closed ? collectionsMessages.waiver.closed : undefined;
}

/** What the status line says [CO-073 to CO-075]. */
function closureOf(
  { pending, error, answer }: ReturnType<typeof useCloseLoan>,
  closed: boolean,
): ForeclosureTabProps['closure'] {
  if (pending) return { state: 'running', message: collectionsMessages.closeLoan.running };
  // Somebody else may have closed it since.
  if (closed) return { state: 'done', message: collectionsMessages.closeLoan.closed };
  if (error) return { state: 'failed', message: refusalOf(error) };
  return answer === undefined ? { state: 'idle', message: '' } : { state: 'done', message: answer };
}

/** The server's words, and the documented ones where it said nothing. */
function refusalOf(error: Error): string {
  const { kind } = failureOf(error);
  return kind === 'refused' || kind === 'conflict' ? error.message : messages.page.contactAdmin;
}
