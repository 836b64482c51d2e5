import { type ByHand, byHandKinds } from '@lending-desk/domain/approvals';
import { Button } from '../../primitives/Button';

export type ByHandActionsProps = {
  onAsk: (what: ByHand) => void;
  /** Why each cannot be asked for; undefined where it can. */
  whyNot: Readonly<Record<ByHand, string | undefined>>;
};

const labels: Readonly<Record<ByHand, string>> = {
  receipt: 'Record Receipt',
  reversal: 'Reverse',
  refund: 'Refund',
};

/** What a collections admin asks for by hand; each waits for another person (M36). */
export function ByHandActions({ onAsk, whyNot }: ByHandActionsProps) {
  return byHandKinds.map(what => (
    <Button key={what} size="sm" disabledReason={whyNot[what]} onClick={() => onAsk(what)}>
      {labels[what]}
    </Button>
  ));
}
