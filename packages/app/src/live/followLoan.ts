import { liveContract, type LoanChange } from '@lending-desk/domain/live';
import type { LoanPart } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { follow } from './follow';
import type { LoanSource } from '../queries/loan';
import { setPeople } from './people';
import { everyPart, refreshBeside, refreshFor, refreshParts } from './refreshLoan';

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

// Others see somebody type for twice as long.
const typingEveryMs = 3_000;
// Nobody types into the loan where a password is asked for: the login dialog may be open over it.
const forms = 'textarea,form:not(:has([type=password]))';

/** Informs the others that this person types into a form of the loan, also one in a dialog. */
function tellTyping(id: string, desk: LoanSource['desk'], signal: AbortSignal): void {
  let last = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'input',
    event => {
      // A comment has no form around it; a filter and the palette have neither.
      const written = event.target instanceof Element && event.target.closest(forms);
      if (!written || event.timeStamp - last < typingEveryMs) return;
      last = event.timeStamp;
      // Nothing is lost when it does not arrive.
      liveApi.typing({ id, desk }, { signal }).catch(() => undefined);
    },
    { signal },
  );
}

/** Keeps an open loan up to date with what others, and the bureaux, do to it, and with who has it open. */
export function followLoan(
  client: QueryClient,
  id: string,
  { desk, part: query, read }: LoanSource,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener('abort', () => setPeople(id, []));
  tellTyping(id, desk, signal);
  const source = { query, read: (part: LoanPart) => read(id, part, signal) };
  return follow(
    {
      open: ends => liveApi.loan({ id, desk }, { signal: ends }),
      onChange: (changed: LoanChange) => void refreshFor(changed, client, id, source),
      onHere: others => setPeople(id, others),
      onOpen: again => {
        // A new stream says who is here, unless nobody is.
        setPeople(id, []);
        const readAt = client.getQueryState(query(id, 'core').queryKey)?.dataUpdatedAt ?? 0;
        if (!again && Date.now() - readAt <= freshMs) return;
        refreshBeside(client, id);
        void refreshParts(client, id, everyPart, source);
      },
      pause,
      random: Math.random,
    },
    signal,
  );
}
