import { LeaveQuestion } from '@lending-desk/ui/primitives/LeaveQuestion';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export type LeaveGuardProps = {
  /** What leaving means, in a sentence. @default that what was entered is lost */
  loses?: string | undefined;
  /** Asks before another query of the page too, where that is another form. @default false */
  query?: boolean | undefined;
};

/** While rendered, it asks before the user leaves the page by a link, the Back button, a reload or closing the window
 *  (for the last two the browser shows its own dialog). A form with a draft needs no guard. Unless
 *  `query` is set it does not ask when the address changes on the same page; it never asks on the way Home, because the session is over by then. */
export function LeaveGuard({ loses, query = false }: LeaveGuardProps) {
  useBeforeUnload(ask);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      there.pathname !== '/' && (there.pathname !== here.pathname || (query && there.search !== here.search)),
  );
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      loses={loses}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
