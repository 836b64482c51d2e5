import type { Comparison, Verdict } from '@lending-desk/domain/compare';
import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { reasonText } from '../words';
import { verdict as verdictClass, why } from './VerdictBadge.css';

const faces: Readonly<Record<Verdict, { tone: StatusTone; icon: LucideIcon; word: string }>> = {
  exact: { tone: 'approve', icon: Check, word: 'Exact' },
  close: { tone: 'approve', icon: Check, word: 'Close' },
  partial: { tone: 'flag', icon: EqualApproximately, word: 'Partial' },
  different: { tone: 'reject', icon: X, word: 'Different' },
  notGiven: { tone: 'neutral', icon: Minus, word: 'Not given' },
  unreadable: { tone: 'neutral', icon: Minus, word: 'Cannot be compared' },
};

/** At 0 and 100 the score adds nothing to the verdict. */
const scored = ({ verdict, score }: Comparison) =>
  verdict === 'close' || verdict === 'partial' || (verdict === 'different' && score > 0);

/** 'Partial, 71%', 'Exact'. */
export const scoredWord = (comparison: Comparison): string => {
  const { word } = faces[comparison.verdict];
  return scored(comparison) ? `${word}, ${comparison.score}%` : word;
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
