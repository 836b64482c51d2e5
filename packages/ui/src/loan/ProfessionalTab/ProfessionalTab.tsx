import { addressLine, type Professional } from '@lending-desk/domain/applicant';
import type { SectionState } from '@lending-desk/domain/loan';
import { ClipboardCheck } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { StatusLine } from '../../primitives/StatusLine';
import type { Run } from '../../primitives/States';
import { Place } from '../Place';
import { workItems } from './workItems';

export type RecordConsentProps = {
  /** Records that the customer consents to microfinance; asked of the customer before. */
  onRecordConsent: () => void;
  /** How recording goes. */
  consent: Run;
  /** Why this person may not record it. @default allowed */
  whyNot?: string | undefined;
};

type ButtonProps = RecordConsentProps & {
  professional: SectionState<Professional>;
  /** @default 'outline' */
  variant?: 'outline' | 'plain' | undefined;
};

/** Records the consent; once it is recorded there is nothing to press (CS-031). */
export function RecordConsent({ professional, onRecordConsent, consent, whyNot, variant }: ButtonProps) {
  const given = professional.state === 'ready' && professional.value.microFinanceConsentAt !== null;
  return (
    <Button
      variant={variant}
      size="sm"
      icon={ClipboardCheck}
      loading={consent.state === 'running'}
      loadingLabel="Recording"
      disabledReason={whyNot ?? (given ? 'The consent is recorded' : undefined)}
      onClick={onRecordConsent}
    >
      Record Consent
    </Button>
  );
}

/** What the recording failed with. */
export function ConsentFailure({ consent }: Pick<RecordConsentProps, 'consent'>) {
  return consent.state === 'failed' ? <StatusLine state="failed">{consent.message}</StatusLine> : null;
}

export type ProfessionalTabProps = RecordConsentProps & { professional: SectionState<Professional> };

/** Employer, income and the customer's consent to microfinance (CS-031, CS-128). */
export function ProfessionalTab(props: ProfessionalTabProps) {
  const { professional } = props;
  return (
    <>
      <Panel title="Professional Details" actions={<RecordConsent {...props} />}>
        <ConsentFailure {...props} />
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
