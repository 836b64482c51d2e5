import type { NextAccount } from '@lending-desk/domain/collections';
import { CircleCheck, CircleX, Clock, type LucideIcon, TrendingUp } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Stack } from '../../primitives/Stack';

export type NextReasonsProps = {
  /** The place of the account and the reasons for it. */
  account: Pick<NextAccount, 'place' | 'reasons'>;
};

type Face = { readonly label: string; readonly tone?: StatusTone; readonly icon?: LucideIcon };

function faceOf(reason: NextAccount['reasons'][number]): Face {
  switch (reason.factor) {
    case 'promise':
      return reason.is === 'dueToday'
        ? { label: 'Due today', tone: 'flag', icon: Clock }
        : { label: 'Broken', tone: 'reject', icon: CircleX };
    case 'roll':
      return {
        label: `${reason.to} in ${reason.days} d`,
        tone: reason.days <= 3 ? 'flag' : 'neutral',
        icon: TrendingUp,
      };
    case 'risk':
      return { label: 'At risk' };
    case 'quiet':
      return { label: reason.days === null ? 'Never contacted' : `Quiet ${reason.days} d` };
  }
}

/** Why an account is where it is in the order of work: each factor in words, with its points (M47). */
export function NextReasons({ account: { place, reasons } }: NextReasonsProps) {
  return (
    <Stack direction="row" gap="1" wrap>
      {place === 'keptToday' ? (
        <Badge tone="approve" icon={CircleCheck}>
          Kept
        </Badge>
      ) : null}
      {place === 'noAttempt' ? <Badge tone="neutral">No attempt left</Badge> : null}
      {reasons.map(reason => {
        const { label, tone, icon } = faceOf(reason);
        return (
          <Badge key={reason.factor} tone={tone} icon={icon}>
            {`${label} +${reason.points}`}
          </Badge>
        );
      })}
    </Stack>
  );
}
