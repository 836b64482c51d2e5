import type { NextAccount } from '@lending-desk/domain/collections';
import { CircleCheck, CircleX, Clock, type LucideIcon, TrendingUp } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Stack } from '../../primitives/Stack';

export type NextReasonsProps = {
  account: Pick<NextAccount, 'place' | 'reasons'>;
};

type Face = { readonly words: string; readonly tone?: StatusTone; readonly icon?: LucideIcon };

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function faceOf(reason: NextAccount['reasons'][number]): Face {
  switch (reason.factor) {
    case 'promise':
      return reason.is === 'dueToday'
        ? { words: 'Promise due today', tone: 'flag', icon: Clock }
        : { words: 'Promise broken yesterday', tone: 'reject', icon: CircleX };
    case 'roll':
      return {
        words: `${reason.to} in ${days(reason.days)}`,
        tone: reason.days <= 3 ? 'flag' : 'neutral',
        icon: TrendingUp,
      };
    case 'risk':
      return { words: 'At risk' };
    case 'quiet':
      return { words: reason.days === null ? 'Never contacted' : `Quiet ${days(reason.days)}` };
  }
}

/** Why an account is where it is in the order of work: each factor in words, with its points (M47). */
export function NextReasons({ account: { place, reasons } }: NextReasonsProps) {
  return (
    <Stack direction="row" gap="1" wrap>
      {place === 'keptToday' ? (
        <Badge tone="approve" icon={CircleCheck}>
          Promise kept
        </Badge>
      ) : null}
      {place === 'noAttempt' ? <Badge tone="neutral">No attempt left today</Badge> : null}
      {reasons.map(reason => {
        const { words, tone, icon } = faceOf(reason);
        return (
          <Badge key={reason.factor} tone={tone} icon={icon}>
            {`${words} +${reason.points}`}
          </Badge>
        );
      })}
    </Stack>
  );
}
