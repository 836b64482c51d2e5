import { liveContract, type LoanChange } from '@lending-desk/domain/live';
import type { LoanPart } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries, readPart } from '../queries/loan';
import { follow } from './follow';
import { everyPart, refreshFor, refreshParts } from './refreshLoan';

const liveApi = apiOf(liveContract);

// If the loan was read this recently, the stream reports the changes since then when it opens: it remembers three times
// as long.
const freshMs = 3_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(done => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** Keeps an open loan up to date with what others, and the bureaux, do to it. */
export function followLoan(client: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  const read = (part: LoanPart) => readPart(id, part, signal);
  return follow(
    {
      open: ends => liveApi.loan({ id }, { signal: ends }),
      onChange: (changed: LoanChange) => void refreshFor(changed, client, id, read),
      onOpen: again => {
        const readAt = client.getQueryState(loanQueries.detail(id).queryKey)?.dataUpdatedAt ?? 0;
        if (again || Date.now() - readAt > freshMs) void refreshParts(client, id, everyPart, read);
      },
      pause,
    },
    signal,
  );
}
