import { formatDate } from '@lending-desk/domain/calendar';
import type { Ageing } from '@lending-desk/domain/collections';
import type { DpdLabel } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { Button } from '../../primitives/Button';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { DpdBadge } from '../DpdBadge';
import { bar, days, figures, part } from './AgeingBar.css';

export type AgeingBarProps = {
  /** How the book stands; null while it is read. */
  ageing: Ageing | null;
  /** Why it cannot be shown. @default it can */
  failure?: { message: string; onRetry: () => void } | undefined;
  /** The bucket the list is narrowed to, null for none. */
  bucket: DpdLabel | null;
  /** Called with a bucket, or with null when the one that is chosen is pressed again. */
  onBucket: (bucket: DpdLabel | null) => void;
};

const count = new Intl.NumberFormat('en-IN');
const loansOf = (loans: number) => `${count.format(loans)} ${loans === 1 ? 'loan' : 'loans'}`;

/** The whole book by days past due: how many loans and how much is overdue. A part narrows the list to its loans. */
export function AgeingBar({ ageing, failure, bucket: chosen, onBucket }: AgeingBarProps) {
  if (failure)
    return (
      <section aria-label="Ageing">
        <StatusLine state="failed">{failure.message}</StatusLine>
        <Button size="xs" onClick={failure.onRetry}>
          Try now
        </Button>
      </section>
    );
  return (
    <section aria-label="Ageing" aria-busy={ageing === null}>
      <div className={bar}>
        {ageing?.buckets.map(({ bucket, loans, overdue }) => (
          <button
            key={bucket}
            type="button"
            className={part}
            style={{ flexGrow: loans }}
            aria-pressed={bucket === chosen}
            onClick={() => onBucket(bucket === chosen ? null : bucket)}
          >
            <span className={days}>
              <DpdBadge bucket={bucket} /> days
            </span>
            <span className={figures}>
              <span>{loansOf(loans)},</span> <span>{formatRupees(overdue)}</span>
            </span>
          </button>
        ))}
      </div>
      <Text as="p" size="caption" tone="tertiary">
        {ageing
          ? `Overdue amounts as of the day-end of ${formatDate(ageing.asOf)}`
          : 'Loading how the book stands'}
      </Text>
    </section>
  );
}
