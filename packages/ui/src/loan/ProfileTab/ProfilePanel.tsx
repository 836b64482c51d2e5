import { ageOn, type Personal } from '@lending-desk/domain/applicant';
import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import type { LoanCore, MaskedField, SectionState } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { CopyButton } from '../../primitives/CopyButton';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { useSensitive } from '../sensitive';
import { profile } from './ProfileTab.css';
import { Text } from '../../primitives/Text';
import { SectionBody } from '../../primitives/SectionBody';
import { Selfie } from './Selfie';

type ProfilePanelProps = {
  core: LoanCore;
  personal: SectionState<Personal>;
  today: BusinessDate;
  masked: boolean;
  onReveal: (field: MaskedField) => Promise<string | null>;
};

/** The customer's personal data. Viewers get masked values; the eye fetches one value, which is audited. */
export function ProfilePanel({ core, personal, today, masked, onReveal }: ProfilePanelProps) {
  const sensitive = useSensitive(masked, onReveal);

  return (
    <Panel
      title="Profile"
      actions={
        personal.state === 'ready' ? (
          <CopyButton value={profileText(personal.value, core)} label="profile" />
        ) : undefined
      }
    >
      <SectionBody section={personal} name="Personal details">
        {person => (
          <div className={profile}>
            <Selfie name={person.fullName} url={person.photo?.presignedUrl ?? null} />
            <KeyValue
              columns={2}
              labelWidth="narrow"
              items={[
                { label: 'Full Name', value: <Text weight="medium">{person.fullName}</Text> },
                { label: 'User entered name', value: person.userEnteredName },
                { label: 'Gender', value: person.gender },
                {
                  label: 'Date of Birth',
                  value: person.dob && formatDate(person.dob),
                  ...(person.dob ? { hint: `${ageOn(person.dob, today)} years` } : {}),
                },
                sensitive('Primary phone', 'primaryPhoneNumber', person.primaryPhoneNumber),
                sensitive('Alternate phone', 'alternatePhoneNumber', person.alternatePhoneNumber),
                sensitive('Email', 'email', person.email, false),
                { label: 'Marital status', value: person.maritalStatus },
                { label: 'Type Of Home', value: person.houseType },
                { label: 'Contacts', value: core.contactsCount },
                {
                  label: 'Device',
                  value: core.device?.name,
                  ...(core.device?.price ? { hint: formatRupees(core.device.price) } : {}),
                },
                {
                  label: 'User id',
                  value: core.customerId,
                  mono: true,
                  ...(core.customerId ? { copy: core.customerId } : {}),
                },
              ]}
            />
          </div>
        )}
      </SectionBody>
    </Panel>
  );
}

/** The profile as plain text, for an e-mail or a note; masked values stay masked. */
function profileText(person: Personal, core: LoanCore): string {
  return [
    ['Loan', core.loanId],
    ['Full name', person.fullName],
    ['Date of birth', person.dob && formatDate(person.dob)],
    ['Primary phone', person.primaryPhoneNumber],
    ['Alternate phone', person.alternatePhoneNumber],
    ['Email', person.email],
    ['User id', core.customerId],
  ]
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
}
