import { formatDate } from '@lending-desk/domain/calendar';
import { type PaymentPromise, promiseTones } from '@lending-desk/domain/collections';
import { formatRupees } from '@lending-desk/domain/money';
import { Badge } from '../../primitives/Badge';

export type PromiseMarkProps = {
  promise: PaymentPromise;
};

const states = { open: 'by', kept: 'kept', broken: 'broken' } as const;

/** A promise to pay in a row of a list: its amount, and when it is due or what became of it (M47). */
export function PromiseMark({ promise: { amount, dueOn, keptOn, state } }: PromiseMarkProps) {
  const day = formatDate(state === 'kept' ? (keptOn ?? dueOn) : dueOn);
  return (
    <Badge tone={promiseTones[state]} emphasis="text">
      {`${formatRupees(amount, { paise: amount % 100 !== 0 })} ${states[state]} ${day}`}
    </Badge>
  );
}
