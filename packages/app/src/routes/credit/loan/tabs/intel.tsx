import { readCdlComments, readCollectionsComments } from '@lending-desk/domain/intel';
import { IntelTab } from '@lending-desk/ui/intel/IntelTab';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { intelQueries } from '../../../../queries/intel';
import type { LoanTabProps } from '../../../../loan/registry';
import { readOf } from '../../../../http/readOf';

const noResults = { state: 'ready', value: [] } as const;

/** What support and collections wrote, and the customer's quizzes [CR-130, CR-133, CR-135]. */
export function Tab({ detail }: LoanTabProps) {
  const { feedbacks, core } = detail;
  const { customerId } = core;
  const cdl = useMemo(() => readCdlComments(feedbacks), [feedbacks]);
  const collections = useMemo(() => readCollectionsComments(feedbacks), [feedbacks]);
  const asked = intelQueries.quiz(customerId ?? '');
  const enabled = useShown();
  const quiz = useQuery({
    ...asked,
    enabled,
    ...(customerId === null ? { queryFn: skipToken } : {}),
  });
  return (
    <IntelTab cdl={cdl} collections={collections} quiz={customerId === null ? noResults : readOf(quiz)} />
  );
}
