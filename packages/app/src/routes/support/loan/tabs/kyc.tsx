import { readDocuments } from '@lending-desk/domain/kyc';
import { KycDocumentsTab } from '@lending-desk/ui/kyc/KycDocumentsTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { Text } from '@lending-desk/ui/primitives/Text';
import { useMemo, useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealFile } from '../../../../queries/documents';
import { useLoanPart, useRevealField } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';
import { loadable } from '../../../../chunks/loadable';
import type { CompareSourcesProps } from '../CompareSources';

const sources = loadable<CompareSourcesProps>(async () => (await import('../CompareSources')).CompareSources);

/** The customer's KYC documents [CS-068, CS-069], and on request every value of the customer by source. */
export function Tab({ id, desk, masked, detail }: LoanTabProps) {
  const { data: part, error, refetch } = useLoanPart(supportSource, id, 'kyc');
  const documents = useMemo(() => part && readDocuments(part.raw), [part]);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      <KycDocumentsTab
        documents={
          documents ?? (error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' })
        }
        masked={masked}
        onReveal={useRevealField(id, desk)}
        onRevealFile={useRevealFile(id, desk)}
      />
      {comparing && part ? (
        <sources.View {...{ id, desk, detail }} kyc={part} />
      ) : (
        <Panel
          title="Every source"
          actions={
            <Button size="sm" onClick={() => setComparing(true)}>
              Compare
            </Button>
          }
        >
          <Text as="p" tone="secondary">
            Names, dates, addresses, phones and accounts as documents, bank statement and bureaux have them,
            with what differs marked. Reading them is recorded.
          </Text>
        </Panel>
      )}
    </>
  );
}
