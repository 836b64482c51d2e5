import { formatDate, isBusinessDate, momentText } from '@lending-desk/domain/calendar';
import type { SectionState } from '@lending-desk/domain/loan';
import type { PdFeedback } from '@lending-desk/domain/pd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { EmptyState } from '../../primitives/EmptyState';
import { Icon } from '../../primitives/Icon';
import { head, sort, table, unreadable } from './PastFeedbacks.css';
import { PastFeedbackRow } from './PastFeedbackRow';

type PastFeedbacksProps = {
  open: boolean;
  onClose: () => void;
  /** Newest first. */
  feedbacks: SectionState<readonly PdFeedback[]>;
};

/** Earlier feedbacks, at most 900 px wide (CR-098): one row per call, with its answers below. */
export function PastFeedbacks({ open, onClose, feedbacks }: PastFeedbacksProps) {
  const count = feedbacks.state === 'ready' ? feedbacks.value.length : 0;
  return (
    <Dialog
      title="Past PD feedbacks"
      width="2xl"
      open={open}
      onClose={onClose}
      meta={count === 0 ? undefined : `${count} in all`}
      footer={<Button onClick={onClose}>Close</Button>}
      bare
    >
      {feedbacks.state === 'broken' ? (
        <div className={unreadable}>
          <Banner tone="reject" title="Past feedbacks could not be read">
            {feedbacks.issues.slice(0, 3).join('; ')}
          </Banner>
        </div>
      ) : feedbacks.state === 'missing' || count === 0 ? (
        <EmptyState why="No PD feedback was given for this loan yet." />
      ) : (
        <FeedbackTable feedbacks={feedbacks.value} />
      )}
    </Dialog>
  );
}

function FeedbackTable({ feedbacks }: { feedbacks: readonly PdFeedback[] }) {
  const [oldestFirst, setOldestFirst] = useState(false);
  // The latest call is the most relevant, so it starts expanded.
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(feedbacks.slice(0, 1).map(one => one.key)),
  );
  const rows = oldestFirst ? [...feedbacks].reverse() : feedbacks;
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <table className={table} aria-label="Past PD feedbacks">
      <thead>
        <tr>
          <th scope="col" className={head} aria-sort={oldestFirst ? 'ascending' : 'descending'}>
            <button type="button" className={sort} onClick={() => setOldestFirst(!oldestFirst)}>
              Date
              <Icon icon={oldestFirst ? ArrowUp : ArrowDown} size={12} />
            </button>
          </th>
          {['By', 'Contactability', 'Attempt', 'Outcome'].map(name => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(feedback => (
        <PastFeedbackRow
          key={feedback.key}
          feedback={feedback}
          date={dateOf(feedback.createdOn)}
          open={opened.has(feedback.key)}
          onToggle={toggle}
        />
      ))}
    </table>
  );
}

/** A date that cannot be read is shown unchanged. */
function dateOf(createdOn: string): string {
  if (createdOn === '') return 'Date not known';
  return isBusinessDate(createdOn) ? formatDate(createdOn) : momentText(createdOn);
}
