import { addressLine, incomeModesText, type Professional } from '@lending-desk/domain/applicant';
import { formatDateTime, ordinal } from '@lending-desk/domain/calendar';
import type { SectionState } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { ClipboardCheck, Flag } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { StatusLine } from '../../primitives/StatusLine';
import { Place } from '../Place';

/** What the customer does for a living, in rows; the first four say it in short (CS-128). */
export function workItems(work: Professional): readonly KeyValueItem[] {
  return [
    { label: 'Profession', value: work.occupation },
    { label: 'Company name', value: work.companyName },
    { label: 'Employment type', value: work.employmentType },
    { label: 'Monthly income', value: work.monthlyIncome === null ? null : formatRupees(work.monthlyIncome) },
    { label: 'Income modes', value: incomeModesText(work.incomeModes) },
    { label: 'Salary date', value: work.salaryDate && `${ordinal(work.salaryDate)} of month` },
    {
      label: 'Microfinance consent',
      value: work.microFinanceConsentAt ? (
        formatDateTime(work.microFinanceConsentAt)
      ) : (
        <Badge tone="flag" icon={Flag}>
          Not recorded
        </Badge>
      ),
    },
  ];
}

export type ProfessionalTabProps = {
  professional: SectionState<Professional>;
  /** Records that the customer consents to microfinance; asked of the customer before. */
  onRecordConsent: () => void;
  /** How recording goes. */
  consent: { readonly state: 'idle' | 'running' } | { readonly state: 'failed'; readonly message: string };
  /** Why this person may not record it. @default allowed */
  whyNot?: string | undefined;
};

/** Employer, income and the customer's consent to microfinance (CS-031, CS-128). */
export function ProfessionalTab({ professional, onRecordConsent, consent, whyNot }: ProfessionalTabProps) {
  const given = professional.state === 'ready' && professional.value.microFinanceConsentAt !== null;
  return (
    <>
      <Panel
        title="Professional Details"
        actions={
          <Button
            size="sm"
            icon={ClipboardCheck}
            loading={consent.state === 'running'}
            loadingLabel="Recording"
            disabledReason={whyNot ?? (given ? 'The consent is recorded' : undefined)}
            onClick={onRecordConsent}
          >
            Record Consent
          </Button>
        }
      >
        {consent.state === 'failed' ? <StatusLine state="failed">{consent.message}</StatusLine> : null}
        <SectionBody section={professional} name="Professional details">
          {work => <KeyValue columns={2} labelWidth="wide" items={workItems(work)} />}
        </SectionBody>
      </Panel>
      {professional.state === 'ready' ? (
        <Panel title="Work address">
          <Place label="Work" text={addressLine(professional.value.workAddress)} />
        </Panel>
      ) : null}
    </>
  );
}
