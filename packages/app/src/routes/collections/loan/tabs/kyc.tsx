import { readDocuments } from '@lending-desk/domain/kyc';
import { readSection } from '@lending-desk/domain/loan';
import { KycTableTab } from '@lending-desk/ui/kyc/KycTableTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealFile } from '../../../../queries/documents';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer's documents [CO-030 to CO-033]. */
export function Tab({ id, desk, detail: { core, raw }, masked }: LoanTabProps) {
  const documents = useMemo(() => readDocuments(raw), [raw]);
  const personal = readSection(raw, 'personalDetails');
  const photo = personal.state === 'ready' ? personal.value.photo : null;
  const selfie = useMemo(() => photo && { url: photo.presignedUrl }, [photo]);
  return (
    <KycTableTab
      documents={documents}
      selfie={selfie}
      location={core.gps}
      masked={masked}
      onReveal={useRevealField(id, desk)}
      onRevealFile={useRevealFile(id, desk)}
    />
  );
}
