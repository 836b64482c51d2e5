import {
  addressLine,
  ageOn,
  type BankAccount,
  type Customer,
  educationLabel,
  type Professional,
} from '@lending-desk/domain/applicant';
import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { ChevronRight, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/Button';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { useShortcuts } from '../../primitives/Shortcuts';
import { SectionBody } from '../../primitives/SectionBody';
import { Text } from '../../primitives/Text';
import { accountItems } from '../FinancialTab';
import { Place, places } from '../Place';
import {
  ConsentFailure,
  RecordConsent,
  type RecordConsentProps,
  salaryDateItem,
  workInShort,
} from '../ProfessionalTab';
import { useSensitive } from '../sensitive';
import { Selfie } from '../ProfileTab/Selfie';
import { lists, listsFrame, pair, person as personClass, second } from './PersonalTab.css';

export type EditButtonProps = {
  onOpen: () => void;
  /** Why this person may not edit now; null while that is not known. @default allowed */
  whyNot?: string | null | undefined;
  /** The dialog is being loaded. @default false */
  loading?: boolean | undefined;
  /** 'Draft saved 10:42 am', while changes of the dialog are not sent. @default none */
  draftNote?: string | undefined;
};

export type PersonalTabProps = {
  personal: SectionState<Customer>;
  professional: SectionState<Professional>;
  financial: SectionState<BankAccount>;
  /** Today's business date, to calculate the age. */
  today: BusinessDate;
  /** The values are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches one masked value; the access is audited. Null when there is none. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
  /** Opens the tab with all of it. */
  onOpenTab: (tab: 'professional' | 'financial') => void;
  /** Records the consent to microfinance from here as well. */
  consent: RecordConsentProps;
  /** The button that opens the Edit dialog. @default none */
  edit?: EditButtonProps | undefined;
};

/** The customer's personal details and addresses, and what they do for a living in short (CS-030, CS-126). */
export function PersonalTab(props: PersonalTabProps) {
  const { personal, professional, financial, today, masked = false, onReveal, onOpenTab } = props;
  const { consent, edit } = props;
  const sensitive = useSensitive(masked, onReveal);
  const openTab = (tab: 'professional' | 'financial', name: string) => (
    <Button
      variant="plain"
      size="sm"
      iconAfter={ChevronRight}
      aria-label={`Open tab ${name}`}
      onClick={() => onOpenTab(tab)}
    >
      Open tab
    </Button>
  );
  return (
    <>
      <Panel title="Personal Details" actions={edit && <EditButton {...edit} />}>
        <SectionBody section={personal} name="Personal details">
          {person => (
            <div className={personClass}>
              <Selfie name={person.fullName} url={person.photo?.presignedUrl ?? null} />
              <div className={listsFrame}>
                <div className={lists}>
                  <KeyValue
                    labelWidth="base"
                    items={[
                      { label: 'Full Name', value: <Text weight="medium">{person.fullName}</Text> },
                      { label: 'First name', value: person.firstName },
                      { label: 'Last name', value: person.lastName },
                      { label: 'Gender', value: person.gender },
                      {
                        label: 'Date of Birth',
                        value: person.dob && formatDate(person.dob),
                        ...(person.dob ? { hint: `${ageOn(person.dob, today)} years` } : {}),
                      },
                      { label: 'Marital status', value: person.maritalStatus },
                    ]}
                  />
                  <div className={second}>
                    <KeyValue
                      labelWidth="base"
                      items={[
                        sensitive('Mobile Number', 'primaryPhoneNumber', person.primaryPhoneNumber),
                        sensitive(
                          'Alternate Mobile Number',
                          'alternatePhoneNumber',
                          person.alternatePhoneNumber,
                        ),
                        sensitive('Email ID', 'email', person.email, false),
                        { label: 'Type Of Home', value: person.houseType },
                        { label: 'Stay at address', value: person.currentAddressStayDuration },
                        {
                          label: 'Education',
                          value:
                            person.educationQualification && educationLabel(person.educationQualification),
                        },
                      ]}
                    />
                  </div>
                </div>
              </div>
            </div>
          )}
        </SectionBody>
      </Panel>
      <Panel title="Addresses">
        <SectionBody section={personal} name="Personal details">
          {person => (
            <div className={places}>
              <Place label="Current" text={addressLine(person.currentAddress)} />
              <Place label="Permanent" text={addressLine(person.permanentAddress)} />
              <Place label="Work" text={addressLine(person.workAddress)} />
            </div>
          )}
        </SectionBody>
      </Panel>
      <div className={pair}>
        <Panel
          title="Professional Details"
          actions={
            <>
              <RecordConsent {...consent} professional={professional} variant="plain" />
              {openTab('professional', 'Professional Details')}
            </>
          }
        >
          <ConsentFailure {...consent} />
          <SectionBody section={professional} name="Professional details">
            {work => <KeyValue labelWidth="wide" items={workInShort(work)} />}
          </SectionBody>
        </Panel>
        <Panel title="Financial Details" actions={openTab('financial', 'Financial Details')}>
          <SectionBody section={financial} name="Financial details">
            {account => (
              <KeyValue
                labelWidth="wide"
                items={[
                  ...accountItems(account, sensitive),
                  // When money arrives on it.
                  ...(professional.state === 'ready' ? [salaryDateItem(professional.value)] : []),
                ]}
              />
            )}
          </SectionBody>
        </Panel>
      </div>
    </>
  );
}

/** Opens the full-screen Edit dialog, also by E (CS-030). Disabled until it is known that this person may edit
 *  (CS-028). */
function EditButton({ onOpen, whyNot, loading = false, draftNote }: EditButtonProps) {
  const reason = whyNot === null ? 'The loan is not loaded yet' : whyNot;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const byKey = () => {
    // The dialog gives the focus back to what had it.
    buttonRef.current?.focus();
    onOpen();
  };
  useShortcuts({ e: byKey }, { enabled: reason === undefined && !loading });
  return (
    <>
      {draftNote ? <Text size="caption" tone="flag">{`${draftNote}, not sent`}</Text> : null}
      <Button
        ref={buttonRef}
        size="sm"
        icon={Pencil}
        kbd="E"
        loading={loading}
        disabledReason={reason}
        onClick={onOpen}
      >
        Edit details
      </Button>
    </>
  );
}
