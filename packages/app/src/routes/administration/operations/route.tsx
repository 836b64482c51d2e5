import type { LoanFile } from '@lending-desk/domain/files';
import type { OpenJob } from '@lending-desk/domain/operations';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import {
  type JobRun,
  OperationsScreen,
  type OperationsScreenProps,
  type OperationsShown,
} from '@lending-desk/ui/screens/OperationsScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../../calendar/useToday';
import { loanFilesQuery, useRemoveFile } from '../../../queries/loanFiles';
import {
  type JobOrder,
  operationsQueries,
  useCheckLedger,
  useDisburse,
  useJobOrder,
} from '../../../queries/operations';
import { readOf } from '../../../http/readOf';
import { runOf } from '../../../http/runOf';

const said = { runAgain: 'The job is queued again', giveUp: 'The job is given up' } as const;

/** How the server, its jobs and its providers are doing. */
export function Component() {
  const { data, error, refetch } = useQuery(operationsQueries.state());
  const { show } = useSnackbar();
  const { press, pending, error: notDone } = useJobOrder();
  const [order, setOrder] = useState<JobOrder>();
  const shown: OperationsShown = data
    ? { state: 'ready', operations: data, stale: error !== null }
    : error
      ? { state: 'failed', message: error.message, onRetry: () => void refetch() }
      : { state: 'loading' };
  const run: JobRun =
    pending && order
      ? { state: 'running', id: order.job.id, action: order.action }
      : notDone
        ? { state: 'failed', message: notDone.message }
        : { state: 'idle' };
  const send = (next: JobOrder) => {
    if (press(next, { done: () => show({ message: said[next.action] }) })) setOrder(next);
  };
  return (
    <OperationsScreen
      shown={shown}
      run={run}
      onRunAgain={(job: OpenJob) => send({ job, action: 'runAgain' })}
      onGiveUp={(job: OpenJob) => send({ job, action: 'giveUp' })}
      files={useFilesOfLoan()}
      disbursal={useDisbursal()}
      ledger={useLedgerCheck()}
    />
  );
}

/** The files of the loan the address names: `?loan=482190`. */
function useFilesOfLoan(): OperationsScreenProps['files'] {
  const [address, setAddress] = useSearchParams();
  const loan = address.get('loan') ?? '';
  const files = useQuery(loanFilesQuery(loan));
  const { press, reset, ...removal } = useRemoveFile(loan);
  return {
    loan,
    shown: loan === '' ? { state: 'notAsked' } : readOf(files),
    removal: runOf(removal),
    onFind: found => setAddress(found === '' ? {} : { loan: found }),
    onRemove: (file: LoanFile, done) => press(file, { done }),
    onKeep: reset,
  };
}

/** Books that an approved loan was paid out. */
function useDisbursal(): OperationsScreenProps['disbursal'] {
  const today = useToday();
  const [disbursed, setDisbursed] = useState<string>();
  const { press, ...action } = useDisburse();
  return {
    today,
    run:
      action.pending || action.error || disbursed === undefined
        ? runOf(action)
        : { state: 'done', message: disbursed },
    onDisburse: (disbursal, done) =>
      press(disbursal, {
        done: status => {
          setDisbursed(`${status}: ${disbursal.loanId}`);
          done();
        },
      }),
  };
}

/** Checks the ledger, and says what the last check found. */
function useLedgerCheck(): OperationsScreenProps['ledger'] {
  const check = useQuery(operationsQueries.ledgerCheck());
  const { press, ...action } = useCheckLedger();
  return {
    shown: readOf(check),
    run: runOf(action),
    onCheck: () => press(null),
  };
}
