import { can } from '@lending-desk/domain/access';
import { equifaxFetchState, isFromSandbox, readEquifax } from '@lending-desk/domain/bureau';
import { messages } from '@lending-desk/domain/errors';
import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import { useMemo } from 'react';
import { useFetchEquifax } from '../../../../queries/bureau';
import { useLoanPart } from '../../../../queries/loanParts';
import { useSession } from '../../../../session/session';
import { useNotConfigured } from '../../../../session/useNotConfigured';
import type { LoanTabProps } from '../../../../loan/registry';

/** What Equifax says of the customer, and the button that asks it [CR-063 to CR-074]. */
export function Tab({ id, source, frozen, viewer, detail }: LoanTabProps) {
  const notConfigured = useNotConfigured('Equifax');
  const part = useLoanPart(source, id, 'bureau');
  const data = useMemo(() => part.data && readEquifax(part.data.raw), [part.data]);
  const { press, pending, error, answer } = useFetchEquifax(detail.core.loanId);
  const { status } = useSession();
  const { equifaxFetch } = detail.raw;
  return (
    <EquifaxTab
      data={data}
      error={
        part.error && !part.data
          ? { title: part.error.message, retry: { onTryNow: () => void part.refetch() } }
          : undefined
      }
      sandbox={isFromSandbox(equifaxFetch)}
      fetch={equifaxFetchState({
        calling: pending,
        // The session that ended has its own dialog.
        failed: error !== null && status !== 'expired',
        answer,
        equifaxFetch,
      })}
      disabledReason={
        frozen ?? (can(viewer, 'fetchBureau') ? notConfigured : messages.statusChange.viewerOnly)
      }
      onFetch={() => press(null)}
    />
  );
}
