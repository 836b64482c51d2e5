import { additionalDocumentRows, bankStatementRows, kycPapers } from '@lending-desk/domain/documents';
import { DocsTab } from '@lending-desk/ui/documents/DocsTab';
import { useMemo } from 'react';
import { useRevealFile, useRevealPassword } from '../../../../queries/documents';
import { useLoanPart } from '../../../../queries/loanParts';
import type { LoanTabProps } from '../../../../loan/registry';
import { useLinksExpired } from '../../../../loan/useLinksExpired';

/** Papers, bank statements and further documents [CR-076 to CR-078]. */
export function Tab({ id, desk, source, detail }: LoanTabProps) {
  const kyc = useLoanPart(source, id, 'kyc');
  // The part has the lists of files as well, their links as fresh as its own.
  const raw = kyc.data?.raw ?? detail.raw;
  const rows = useMemo(
    () => ({
      papers: kycPapers(raw),
      statements: bankStatementRows(raw['bankStatements']),
      documents: additionalDocumentRows(raw['additionalDocuments']),
    }),
    [raw],
  );
  const expired = useLinksExpired(kyc.dataUpdatedAt);
  const reveal = useRevealPassword(id);
  const revealFile = useRevealFile(id, desk);
  return (
    <DocsTab
      {...rows}
      papers={kyc.data ? rows.papers : kyc.isError ? 'failed' : 'loading'}
      expired={expired}
      refreshing={kyc.isFetching}
      onRefresh={() => void kyc.refetch()}
      onReveal={reveal}
      onRevealFile={revealFile}
    />
  );
}
