import { type Failure, failureStatus, messages } from '@lending-desk/domain/errors';
import { isLoanRef, type LoanDetail } from '@lending-desk/domain/loan';
import { textAt } from '@lending-desk/domain/loose';
import type { LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, failureOf, statusOf } from '../http/apiError';
import type { LoanSource } from '../queries/loan';
import { useSession } from '../session/session';

type Desk = {
  readonly source: LoanSource;
  /** The address of a loan at this desk. */
  readonly addressOf: (loanId: string) => string;
  /** Where a failed load says why. */
  readonly failureIn: 'dialog' | 'page';
  /** What a person can do when the loan is assigned to somebody else. */
  readonly refusal: LoanRefusal;
};

export type LoanRefusal = Pick<Extract<LoanScreenProps, { state: 'refused' }>, 'advice' | 'back'>;

type LoanPage = {
  readonly reload: () => void;
  /** The loan, once it can be shown; until then the screen to show instead. */
  readonly shown:
    | { readonly detail: LoanDetail; readonly outOfDate: boolean; readonly instead?: never }
    | { readonly detail?: never; readonly instead: LoanScreenProps };
};

/** The states every desk handles while a loan is read: loading, failed, not there, assigned to somebody else, or
 *  redirected to the loan's own address.
 *  @param id  as the address has it */
export function useLoanPage(id: string, loan: UseQueryResult<LoanDetail>, desk: Desk): LoanPage {
  const elsewhere = useOneAddress(id, loan.data, desk);
  const { status: session } = useSession();
  const { refetch } = loan;
  const [ofReload, setOfReload] = useState<Error | null>(null);
  const client = useQueryClient();
  const { source } = desk;
  // A second press joins the running reload, because each read is recorded.
  const reload = useCallback(() => {
    const once = { cancelRefetch: false };
    void refetch(once).then(({ error }) => setOfReload(error));
    // What the open tab shows is read with it; of the others, what was read is out of date.
    const beside = ({ queryKey }: { queryKey: readonly unknown[] }) => !queryKey.includes('core');
    void client.invalidateQueries({ queryKey: source.all(id), predicate: beside }, once);
  }, [refetch, client, source, id]);
  // An expired session has its own dialog; the loaded loan stays under it, and after it until it is read again, so that
  // the place on the page is kept.
  const ended = session === 'expired' || statusOf(loan.error) === 401;
  // Nobody asked for a read that follows a write or a change: when it fails, the loan and what is typed in it stay.
  const outOfDate = loan.isError && loan.error !== ofReload && !isOfTheLoan(loan.error);
  const failed = loan.isError && !((ended || outOfDate) && loan.data);
  const isSilent =
    desk.failureIn === 'page' || loan.isFetching || session === 'expired' || isNowhere(loan.error, id);
  const errorDialog = useErrorDialog(isSilent || !failed ? null : loan.error);
  const insteadOf = (): LoanScreenProps => {
    if (!failed || loan.isFetching) return { state: 'loading', errorDialog };
    if (isNotMine(loan.error)) {
      const { message, failure } = loan.error;
      return { state: 'refused', message, ...desk.refusal, ...adviceOf(failure) };
    }
    if (isNowhere(loan.error, id)) {
      return { state: 'refused', missing: true, message: `There is no loan ${id}`, back: desk.refusal.back };
    }
    const detail = desk.failureIn === 'page' && loan.error ? whyOf(loan.error) : undefined;
    return { state: 'failed', detail, onReload: reload, errorDialog };
  };
  const ready = !failed && !elsewhere && loan.data;
  return {
    reload,
    shown: ready ? { detail: ready, outOfDate: outOfDate && !ended } : { instead: insteadOf() },
  };
}

/** A loan has one address, and under it one draft and one place in the cache: where the address names it by its other
 *  id it becomes the loan's own number, and the loan is not read again.
 *  @returns whether the loan is about to be shown at its own address */
function useOneAddress(id: string, detail: LoanDetail | undefined, desk: Desk): boolean {
  const { source, addressOf } = desk;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const own = detail && String(detail.core.loanId);
  const elsewhere = own !== undefined && own !== id;
  useLayoutEffect(() => {
    if (!elsewhere) return;
    client.setQueryData(source.detail(own).queryKey, known => known ?? detail);
    void navigate(addressOf(own) + search, { replace: true, state });
  }, [elsewhere, own, detail, source, addressOf, client, navigate, search, state]);
  return elsewhere;
}

/** The server's words; what broke on the way has none of its own. */
function whyOf(error: Error): string | undefined {
  return failureOf(error).kind === 'broken' || error.message === messages.page.loadFailed
    ? undefined
    : error.message;
}

function isNotMine(error: Error | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { failure } = error;
  return failureStatus(failure) === 403 && error.message === messages.loan.notAssignedToYou;
}

/** Whom to ask by name, where the server says who holds the loan. */
function adviceOf(failure: Failure): Pick<LoanRefusal, 'advice'> {
  const holder = failure.kind === 'refused' ? textAt(failure.data, 'underWriterName') : '';
  return holder === '' ? {} : { advice: `Ask ${holder}, its underwriter, or a credit admin.` };
}

/** Whether a refusal concerns the loan itself, so that the screen has to show it. */
const isOfTheLoan = (error: Error) => [403, 404].includes(statusOf(error) ?? 0);

/** The server knows no loan of this id, or it is no id: trying again does not help. */
const isNowhere = (error: Error | null, id: string) =>
  statusOf(error) === 404 || (statusOf(error) === 400 && !isLoanRef(id));

/** The 'Error Occurred' dialog of a failed fetch; each failure opens it once [CR-024]. */
function useErrorDialog(error: Error | null) {
  const [dismissed, setDismissed] = useState<Error | null>(null);
  if (error === null || error === dismissed || isNotMine(error)) return null;
  const broken = failureOf(error).kind === 'broken';
  return {
    message: broken ? messages.page.loadFailed : error.message,
    onClose: () => setDismissed(error),
  };
}
