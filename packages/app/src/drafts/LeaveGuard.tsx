import { LeaveQuestion } from '@lending-desk/ui/primitives/LeaveQuestion';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While it is there, nothing leaves the page unasked: no link, no Back of the browser, and no reload or closed window
 *  (there the browser asks, in its own words). For what would be lost; a form with a draft needs no guard. A change of
 *  the address on the same page asks nothing, nor does the way Home: the session is over by then. */
export function LeaveGuard() {
  useBeforeUnload(ask);
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: there } }) =>
      there !== here && there !== '/',
  );
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
