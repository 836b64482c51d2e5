import { approvalMessages } from '@lending-desk/domain/approvals';
import { formatDate } from '@lending-desk/domain/calendar';
import { type AccountStanding, promiseTones } from '@lending-desk/domain/collections';
import { CircleHelp, Clock, Handshake, TriangleAlert } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { Link } from '../../primitives/Link';
import { promiseWords } from '../promiseWords';

export type StandingBadgesProps = {
  /** Days past due, class and promise of the account, and what waits for a second person. */
  standing: AccountStanding;
  /** Asks where the days past due come from. @default no button */
  onWhy?: (() => void) | undefined;
  /** The page on which what waits is decided. @default no link to it */
  approvalsTo?: string | undefined;
};

/** Days past due, class and last promise to pay of a loan today (M3, M4, M47); of a closed loan the day it was closed.
 *  Beside it whether another loan of the customer is NPA (M5), and what waits for a second person (M36). */
export function StandingBadges({ standing, onWhy, approvalsTo }: StandingBadgesProps) {
  const { daysPastDue: days, closedOn, npaSince, otherNpa, promise, waiting } = standing;
  const other =
    otherNpa.length > 0 ? (
      <span title={`NPA: loan ${otherNpa.join(', ')}`}>
        <Badge tone="reject" icon={TriangleAlert}>
          another loan of this customer is NPA
        </Badge>
      </span>
    ) : null;
  const waits =
    waiting.length > 0 ? (
      <>
        {[...new Set(waiting)].map(kind => (
          <Badge key={kind} tone="info">
            {approvalMessages.kinds[kind]} waits for a second person
          </Badge>
        ))}
        {approvalsTo === undefined ? null : <Link to={approvalsTo}>Open Approvals</Link>}
      </>
    ) : null;
  if (closedOn !== null)
    return (
      <>
        <Badge tone="info">Closed on {formatDate(closedOn)}</Badge>
        {other}
        {waits}
      </>
    );
  // A class is a span of days, except NPA, which stays until nothing is past due.
  const tone = days === 0 ? 'approve' : days > 60 ? 'reject' : 'flag';
  return (
    <>
      <Badge tone={tone} icon={Clock}>
        {days === 0 ? 'Nothing past due' : `${days} ${days === 1 ? 'day' : 'days'} past due`}
      </Badge>
      <Badge tone={standing.class === 'NPA' ? 'reject' : tone}>
        {standing.class === 'NPA' && npaSince !== null ? `NPA since ${formatDate(npaSince)}` : standing.class}
      </Badge>
      {other}
      {promise ? (
        <Badge tone={promiseTones[promise.state]} icon={Handshake}>
          Promise: {promiseWords(promise, standing.asOf)}
        </Badge>
      ) : null}
      {waits}
      {onWhy ? (
        <Button size="xs" variant="plain" icon={CircleHelp} onClick={onWhy}>
          Why?
        </Button>
      ) : null}
    </>
  );
}
