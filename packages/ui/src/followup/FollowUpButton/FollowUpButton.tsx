import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { type FollowUp, followUpMessages, isFollowUpDue } from '@lending-desk/domain/followup';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';

export type FollowUpButtonProps = (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly followUp: FollowUp }
) & {
  /** Today's business date. */
  today: BusinessDate;
  /** Why this person may not set one; one that is there can be opened and read. @default allowed */
  whyNot?: string | undefined;
  /** Opens the follow-up, or the form of a new one. */
  onOpen: () => void;
};

/** When a loan is to be looked at again, for its header [beyond 19]. */
export function FollowUpButton(props: FollowUpButtonProps) {
  const { today, whyNot, onOpen } = props;
  if (props.state === 'loading') {
    return (
      <Button size="sm" icon={CalendarClock} loading>
        Follow-up
      </Button>
    );
  }
  if (props.state === 'failed') {
    return (
      <Button size="sm" icon={CalendarClock} title={followUpMessages.readFailed} onClick={props.onRetry}>
        Follow-up not read. Try again
      </Button>
    );
  }
  const { dueOn } = props.followUp;
  if (dueOn === null) {
    return (
      <Button size="sm" icon={CalendarClock} disabledReason={whyNot} onClick={onOpen}>
        Set Follow-up
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" icon={CalendarClock} onClick={onOpen}>
        Follow-up {formatDate(dueOn)}
      </Button>
      {isFollowUpDue(dueOn, today) ? <Badge tone="flag">Follow-up due</Badge> : null}
    </>
  );
}
