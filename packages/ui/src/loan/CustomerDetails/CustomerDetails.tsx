import {
  addressLine,
  type Financial,
  incomeModesText,
  type Personal,
  type Professional,
} from '@lending-desk/domain/applicant';
import { formatDate, dayOfMonth } from '@lending-desk/domain/calendar';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { groupIndian } from '@lending-desk/domain/money';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { useSensitive } from '../sensitive';

/** Personal data that viewers get masked. */
type Sensitive = {
  /** The values are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches one masked value; the access is audited. Null when there is none. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
};

export type CustomerDetailsProps<T> = {
  title: string;
  section: SectionState<T>;
  /** The section's name in messages, in the plural. */
  name: string;
  children: (value: T) => readonly KeyValueItem[];
};

/** Values of the customer, to read; none of them can be typed into. */
export function CustomerDetails<T>({ title, section, name, children }: CustomerDetailsProps<T>) {
  return (
    <Panel title={title}>
      <SectionBody section={section} name={name}>
        {value => <KeyValue labelWidth="wide" items={children(value)} />}
      </SectionBody>
    </Panel>
  );
}

export type PersonalDetailsTabProps = Sensitive & {
  personal: SectionState<Personal>;
  professional: SectionState<Professional>;
};

/** The work address, which stands with the profession. */
const workOf = (professional: SectionState<Professional>) =>
  professional.state === 'ready' ? addressLine(professional.value.workAddress) : null;

/** The customer's personal details, to read (CO-027). */
export function PersonalDetailsTab(props: PersonalDetailsTabProps) {
  const { personal, professional, masked = false, onReveal } = props;
  const sensitive = useSensitive(masked, onReveal);
  return (
    <CustomerDetails title="Personal Details" section={personal} name="Personal details">
      {person => [
        { label: 'Full Name', value: person.fullName },
        { label: 'Gender', value: person.gender },
        sensitive('Email ID', 'email', person.email, false),
        sensitive('Mobile Number', 'primaryPhoneNumber', person.primaryPhoneNumber),
        { label: 'Date of Birth', value: person.dob && formatDate(person.dob) },
        sensitive('Alternate Mobile Number', 'alternatePhoneNumber', person.alternatePhoneNumber),
        { label: 'Current Address', value: addressLine(person.currentAddress) },
        { label: 'Work Address', value: workOf(professional) },
        { label: 'Permanent Address', value: addressLine(person.permanentAddress) },
        { label: 'Type Of Home', value: person.houseType },
      ]}
    </CustomerDetails>
  );
}

export type ProfessionalDetailsTabProps = { professional: SectionState<Professional> };

/** What the customer does for a living, to read (CO-028). */
export function ProfessionalDetailsTab({ professional }: ProfessionalDetailsTabProps) {
  return (
    <CustomerDetails title="Professional Details" section={professional} name="Professional details">
      {work => [
        { label: 'Profession', value: work.occupation },
        { label: 'Employment Type', value: work.employmentType },
        { label: 'Company Name', value: work.companyName },
        { label: 'Work/Office Address', value: addressLine(work.workAddress) },
      ]}
    </CustomerDetails>
  );
}

export type FinancialDetailsTabProps = Sensitive & {
  financial: SectionState<Financial>;
  professional: SectionState<Professional>;
};

/** The customer's account and salary, to read (CO-029). */
export function FinancialDetailsTab(props: FinancialDetailsTabProps) {
  const { financial, professional, masked = false, onReveal } = props;
  const sensitive = useSensitive(masked, onReveal);
  const work = professional.state === 'ready' ? professional.value : null;
  const income = work?.monthlyIncome ?? null;
  const salaryDate = work?.salaryDate ?? null;
  return (
    <CustomerDetails title="Financial Details" section={financial} name="Financial details">
      {({ bankName, accountNumber, ifscCode }) => [
        { label: 'Bank Name', value: bankName },
        sensitive('Bank Account Number', 'accountNumber', accountNumber),
        { label: 'IFSC code', value: ifscCode, mono: true },
        {
          label: 'Monthly Salary Amount (Rs.)',
          value: income === null ? null : groupIndian(String(Math.round(income / 100))),
        },
        { label: 'Mode of Salary', value: incomeModesText(work?.incomeModes ?? []) },
        {
          label: 'Date of Salary',
          value: salaryDate === null ? null : dayOfMonth(salaryDate),
        },
      ]}
    </CustomerDetails>
  );
}
