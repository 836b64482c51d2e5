import { can } from '@lending-desk/domain/access';
import {
  detailsDocumentsSchema,
  type DetailsPanelId,
  detailsReadingsSchema,
  financialValues,
  kycState,
  loanApplicationValues,
  panelState,
  personalValues,
  professionalValues,
} from '@lending-desk/domain/details';
import { messages } from '@lending-desk/domain/errors';
import { readSection, sectionOf } from '@lending-desk/domain/loan';
import { DetailsTab, type DetailsPanelState } from '@lending-desk/ui/details/DetailsTab';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../../../../drafts/LeaveGuard';
import { useLoanPart } from '../../../../queries/loanParts';
import type { LoanTabProps } from '../../../../loan/registry';
import { readOf } from '../../../../http/readOf';

/** What the applicant stated, panel by panel. Nothing that is edited here is sent [CR-091 to CR-095]. */
export function Tab({ id, source, frozen, viewer, detail }: LoanTabProps) {
  const [changed, setChanged] = useState(false);
  const { raw, core } = detail;
  const kyc = useLoanPart(source, id, 'kyc');
  const stated = useMemo(() => {
    const personal = readSection(raw, 'personalDetails');
    return {
      personal: panelState(personal, personalValues),
      professional: panelState(readSection(raw, 'professionalDetails'), professionalValues),
      financial: panelState(readSection(raw, 'financialDetails'), financialValues),
      loanApplication: { state: 'ready', value: loanApplicationValues(core, personal) },
    } as const;
  }, [raw, core]);
  const checked = useMemo(() => {
    if (!kyc.data) return null;
    const documents = sectionOf(kyc.data.raw, 'kycDocuments', detailsDocumentsSchema);
    const readings = sectionOf(kyc.data.raw, 'kycDetails', detailsReadingsSchema);
    return { kyc: kycState(documents, readings), aadhaar: panelState(documents, one => one.aadhaar) };
  }, [kyc.data]);
  const waiting = readOf<never>({ ...kyc, data: undefined });
  const panels: Readonly<Record<DetailsPanelId, DetailsPanelState>> = {
    ...stated,
    kyc: checked?.kyc ?? waiting,
    aadhaar: checked?.aadhaar ?? waiting,
  };
  return (
    <>
      <DetailsTab
        panels={panels}
        onChanged={setChanged}
        whyNot={frozen ?? (can(viewer, 'decide') ? undefined : messages.statusChange.viewerOnly)}
      />
      {changed ? <LeaveGuard /> : null}
    </>
  );
}
