import { formatDate } from '@lending-desk/domain/calendar';
import { type PaymentPromise, promiseTones } from '@lending-desk/domain/collections';
import { exactRupees } from '@lending-desk/domain/money';
import { Badge } from '../../primitives/Badge';

export type PromiseMarkProps = {
  /** The promise: its amount, its day, and whether it was kept. */
  promise: PaymentPromise;
};

/** What became of it, or until when it can be kept: at most thirty days away, so the year says nothing. */
function outcomeOf({ state, dueOn }: PaymentPromise): string {
  return state === 'open' ? `by ${formatDate(dueOn).replace(/ \d{4}$/, '')}` : state;
}

/** A promise to pay in a row of a list (M47); its days are in the title. */
export function PromiseMark({ promise }: PromiseMarkProps) {
  const { amount, madeOn, dueOn, state } = promise;
  return (
    <span title={`Promised on ${formatDate(madeOn)} for ${formatDate(dueOn)}`}>
      <Badge tone={promiseTones[state]} emphasis="text">
        {`${exactRupees(amount)} ${outcomeOf(promise)}`}
      </Badge>
    </span>
  );
}
