import { editFlags } from '@lending-desk/domain/applicant';
import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import { kycContract, offlineKycName, readDocuments } from '@lending-desk/domain/kyc';
import { textAt } from '@lending-desk/domain/loose';
import { AadhaarTab } from '@lending-desk/ui/kyc/AadhaarTab';
import { OfflineKycPanel, type OfflineKycPanelProps } from '@lending-desk/ui/kyc/OfflineKycPanel';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { useMemo, useState } from 'react';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { useVerifyOfflineKyc } from '../../../../queries/offlineKyc';
import { useLoanPart } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';
import { useNotConfigured } from '../../../../session/useNotConfigured';

const part = kycContract.verifyOffline.body.files.file;
const accept = acceptOf(part);
const faultOf = (file: File) => uploadFault(file, part, []);

/** The customer's Aadhaar document, and the check of an offline e-KYC file [CS-071, CS-131]. */
export function Tab({ id, viewer, detail: { raw, core } }: LoanTabProps) {
  const { data: kyc, error, refetch } = useLoanPart(supportSource, id, 'kyc');
  const aadhaar = useMemo(() => kyc && readDocuments(kyc.raw).aadhaar, [kyc]);
  const verify = useVerifyOfflineKyc(core.loanId);
  const [outcome, setOutcome] = useState<OfflineKycPanelProps['outcome']>(null);
  const flags = editFlags(viewer, core.status);
  const notConfigured = useNotConfigured(offlineKycName);
  return (
    <Stack gap="3">
      <AadhaarTab
        aadhaar={
          aadhaar ?? (error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' })
        }
        declared={{
          name: textAt(raw, 'personalDetails', 'fullName'),
          dob: textAt(raw, 'personalDetails', 'dob'),
        }}
      />
      <OfflineKycPanel
        accept={accept}
        faultOf={faultOf}
        whyNot={flags.kyc ? notConfigured : (flags.whyNot ?? undefined)}
        verifying={verify.pending}
        outcome={outcome}
        error={verify.error ? textOf(verify.error, kycContract.verifyOffline.failure.fallback) : null}
        onVerify={document => {
          setOutcome(null);
          verify.press(document, {
            done: ({ code, message }) => setOutcome({ counts: code === 200, message }),
          });
        }}
      />
    </Stack>
  );
}
