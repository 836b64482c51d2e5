import { can } from '@lending-desk/domain/access';
import {
  collectionsMessages,
  readForeclosure,
  readOverdue,
  readStanding,
} from '@lending-desk/domain/collections';
import { toWireRupees } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { ForeclosureTab, type ForeclosureTabProps } from '@lending-desk/ui/collections/ForeclosureTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { failureOf, textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';
import { useCloseLoan } from '../../../../queries/closure';
import { ClosingOnAnotherDay } from '../ClosingOnAnotherDay';
import { useWhy } from '../useWhy';

/** What closes the loan [CO-070 to CO-072]. */
export function Tab({ id, viewer, detail: { raw, core } }: LoanTabProps) {
  const read = useQuery({ ...collectionsQueries.outstanding(id), enabled: useShown() });
  let outstanding: ForeclosureTabProps['outstanding'] = { state: 'loading' };
  if (read.data) outstanding = { state: 'ready', value: read.data };
  else if (read.error && !read.isFetching)
    outstanding = {
      state: 'failed',
      message: textOf(read.error, messages.page.contactAdmin),
      onRetry: () => void read.refetch(),
    };
  const account = useQuery({ ...collectionsQueries.explain(id), enabled: useShown() });
  const [, ask] = useWhy();
  const why = (
    <Button size="xs" variant="plain" onClick={() => ask('closure')}>
      Why this amount?
    </Button>
  );
  const close = useCloseLoan(core.loanId);
  const standing = readStanding(raw);
  const closed = standing.state === 'ready' && standing.value.closedOn !== null;
  const { summary } = readOverdue(raw);
  const overdue = summary.state === 'ready' ? summary.value.total : null;
  return (
    <>
      <ForeclosureTab
        closing={readForeclosure(raw)}
        outstanding={outstanding}
        closure={closureOf(close, closed)}
        onCloseLoan={() => overdue !== null && close.press(toWireRupees(overdue))}
        whyNotClosed={whyNot(can(viewer, 'closeLoan'), closed)}
        actions={why}
      />
      {account.data ? <ClosingOnAnotherDay id={id} account={account.data} /> : null}
    </>
  );
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
  if (error) return { state: 'failed', message: refusalOf(error) };
  if (closed) return { state: 'done', message: collectionsMessages.closeLoan.closed };
  return answer === undefined ? { state: 'idle', message: '' } : { state: 'done', message: answer };
}

/** The server's words, and the documented ones where it said nothing. */
function refusalOf(error: Error): string {
  const { kind } = failureOf(error);
  return kind === 'refused' || kind === 'conflict' ? error.message : messages.page.contactAdmin;
}
