import { can } from '@lending-desk/domain/access';
import { asksLastName, cibilButtonDisabled, isFromSandbox, readCibil } from '@lending-desk/domain/bureau';
import { messages } from '@lending-desk/domain/errors';
import { CibilTab } from '@lending-desk/ui/bureau/CibilTab';
import { LastNameDialog } from '@lending-desk/ui/bureau/LastNameDialog';
import { useMemo, useState } from 'react';
import { failureOf } from '../../../../http/apiError';
import { useFetchCibil } from '../../../../queries/bureau';
import { useLoanPart } from '../../../../queries/loanParts';
import { useNotConfigured } from '../../../../session/useNotConfigured';
import type { LoanTabProps } from '../../../../loan/registry';

function wantsLastName(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' && asksLastName(failure.messages);
}

/** What the older bureau says of the customer, the button that asks it, and the dialog for the last name it may want
 *  [CR-052 to CR-062]. */
export function Tab({ id, source, frozen, viewer, detail }: LoanTabProps) {
  const notConfigured = useNotConfigured('CIBIL');
  const part = useLoanPart(source, id, 'bureau');
  const { apolloCibilReport } = detail.raw;
  // How far the report is, is in the core of the loan; the report itself is a heavy part.
  const data = useMemo(
    () => part.data && readCibil({ ...part.data.raw, apolloCibilReport }),
    [part.data, apolloCibilReport],
  );
  const { press, pending, occupied } = useFetchCibil(detail.core.loanId);
  const [asking, setAsking] = useState(false);
  const fetch = (lastName?: string) =>
    press(lastName, {
      done: () => setAsking(false),
      failed: thrown => {
        setAsking(wantsLastName(thrown));
        if (!wantsLastName(thrown)) console.error('The CIBIL report was not fetched:', thrown.message);
      },
    });
  const disabled =
    data !== undefined &&
    cibilButtonDisabled({ status: data.status, calling: pending, askingLastName: asking });
  return (
    <>
      <CibilTab
        data={data}
        error={
          part.error && !part.data
            ? { title: part.error.message, retry: { onTryNow: () => void part.refetch() } }
            : undefined
        }
        sandbox={isFromSandbox(apolloCibilReport)}
        fetch={{ state: pending ? 'running' : 'idle' }}
        fetchDisabled={disabled}
        disabledReason={
          frozen ??
          (can(viewer, 'fetchBureau')
            ? (notConfigured ?? (occupied ? messages.bureau.justOrdered : undefined))
            : messages.statusChange.viewerOnly)
        }
        onFetch={() => fetch()}
      />
      <LastNameDialog
        open={asking}
        fetch={{ state: pending ? 'running' : 'idle' }}
        onLastName={fetch}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
