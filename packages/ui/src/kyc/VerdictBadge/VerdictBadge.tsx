import type { Comparison, Verdict } from '@lending-desk/domain/compare';
import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { reasonText, scoredWord } from '../words';
import { verdict as verdictClass, why } from './VerdictBadge.css';

const faces: Readonly<Record<Verdict, { tone: StatusTone; icon: LucideIcon }>> = {
  exact: { tone: 'approve', icon: Check },
  close: { tone: 'approve', icon: Check },
  partial: { tone: 'flag', icon: EqualApproximately },
  different: { tone: 'reject', icon: X },
  notGiven: { tone: 'neutral', icon: Minus },
  unreadable: { tone: 'neutral', icon: Minus },
};

export type VerdictBadgeProps = {
  comparison: Comparison;
  /** Which of several values it was compared with: 'Permanent'. @default none */
  against?: string | null | undefined;
  /** Another check does not approve the attribute: equal texts are said to be that, in no colour. @default false */
  doubted?: boolean | undefined;
};

/** Result of a comparison: verdict, score and reasons. */
export function VerdictBadge({ comparison, against, doubted = false }: VerdictBadgeProps) {
  const { verdict } = comparison;
  const { tone, icon } = faces[verdict];
  const quiet = doubted && tone === 'approve';
  const notes = [
    reasonText(comparison),
    against && verdict !== 'different' ? `with ${against.toLowerCase()}` : '',
  ]
    .filter(note => note !== '')
    .join('; ');
  return (
    <span className={verdictClass} data-verdict={verdict}>
      <Badge tone={quiet ? 'neutral' : tone} icon={quiet ? Minus : icon} emphasis="text">
        {quiet && verdict === 'exact' ? 'Same text' : scoredWord(comparison)}
      </Badge>
      {notes ? <span className={why}>{notes}</span> : null}
    </span>
  );
}
