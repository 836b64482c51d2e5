import {
  addMonths,
  type BusinessDate,
  businessDateOf,
  clockOf,
  datePartsOf,
  type Instant,
} from '@lending-desk/domain/calendar';
import { randomOf } from '../random';
import {
  creditLedger,
  type Enquiry,
  type Facility,
  type PaymentWord,
  type ReportFacts,
  type ReportProfile,
} from './creditLedger';
import { type ReportPerson, stateNumberOf } from '@lending-desk/server/ports';

type Fields = Readonly<Record<string, unknown>>;

const pad = (number: number): string => String(number).padStart(2, '0');
// PaymentHistory1 covers eighteen months, PaymentHistory2 the eighteen before.
const monthsInHistory = 18;

/** A TransUnion CIBIL consumer report as the provider sends one: every value a text, dates ddmmyyyy. The same
 *  person, profile, time and seed give the same report, with the same loans as `equifaxBodyFor` for that seed;
 *  `noHit` gives a report without score and accounts.
 *  @param at  when it is created */
export function cibilBodyFor(
  person: ReportPerson,
  profile: ReportProfile,
  at: Instant,
  facts: ReportFacts,
): Record<string, unknown> {
  const on = businessDateOf(at);
  const ledger = creditLedger(randomOf(facts.seed), profile, on, facts);
  const { hours, minutes } = clockOf(at);
  return {
    CreditReport: {
      Header: {
        SegmentTag: 'TUEF',
        Version: '12',
        ReferenceNumber: `SANDBOX${facts.seed}`,
        MemberCode: 'SANDBOX_NO_REAL_BUREAU',
        SubjectReturnCode: profile === 'noHit' ? '0' : '1',
        EnquiryControlNumber: String(facts.seed % 1_000_000_000_000).padStart(12, '0'),
        DateProcessed: dayText(on),
        TimeProcessed: `${pad(hours)}${pad(minutes)}00`,
      },
      NameSegment: {
        Length: '03',
        SegmentTag: 'N01',
        ConsumerName1: person.firstName.toUpperCase(),
        ...(person.lastName && { ConsumerName2: person.lastName.toUpperCase() }),
        DateOfBirth: person.dob ? dayText(person.dob) : '',
        Gender: person.gender === null ? '' : person.gender === 'Female' ? '1' : '2',
      },
      IDSegment: person.pan ? [segment('I', 0, { IDType: '01', IDNumber: person.pan })] : [],
      TelephoneSegment: person.phones.map((TelephoneNumber, index) =>
        segment('T', index, { TelephoneNumber, TelephoneType: '01' }),
      ),
      EmailContactSegment: person.email ? [segment('C', 0, { EmailID: person.email.toUpperCase() })] : [],
      ScoreSegment: [
        {
          Length: '10',
          ScoreName: 'CIBILTUSC3',
          ScoreCardName: '08',
          ScoreCardVersion: '10',
          ScoreDate: dayText(on),
          Score: ledger.score < 0 ? '000-1' : String(ledger.score).padStart(5, '0'),
        },
      ],
      Address: person.addresses.map((address, index) =>
        segment('A', index, {
          AddressSegmentTag: 'PA',
          AddressLine1: address.line.toUpperCase(),
          AddressLine2: address.city.toUpperCase(),
          StateCode: stateNumberOf(address.stateCode),
          PinCode: address.pinCode,
          AddressCategory: pad(index + 1),
          DateReported: dayText(addMonths(on, -2 - 10 * index)),
        }),
      ),
      Account: ledger.facilities.map(account),
      Enquiry: ledger.enquiries.map(enquiry),
      End: { SegmentTag: 'ES07', TotalLength: '0009999' },
    },
  };
}

function segment(letter: string, index: number, fields: Fields): Fields {
  return { Length: '03', SegmentTag: `${letter}${pad(index + 1)}`, ...fields };
}

function account(one: Facility, index: number): Fields {
  const months = one.history.map(monthText);
  const first = months.slice(0, monthsInHistory).join('');
  const second = months.slice(monthsInHistory, 2 * monthsInHistory).join('');
  const shown = Math.min(months.length, 2 * monthsInHistory);
  return {
    Length: '04',
    SegmentTag: `T${String(index + 1).padStart(3, '0')}`,
    Account_Summary_Segment_Fields: { ReportingMemberShortNameFieldLength: '13' },
    Account_NonSummary_Segment_Fields: {
      ReportingMemberShortName: 'NOT DISCLOSED',
      AccountType: one.kind.code,
      OwenershipIndicator: ownership[one.ownership],
      DateOpenedOrDisbursed: dayText(one.opened),
      DateOfLastPayment: dayText(one.lastPaid),
      ...(one.closed !== null && { DateClosed: dayText(one.closed) }),
      DateReportedAndCertified: dayText(one.reported),
      HighCreditOrSanctionedAmount: String(one.sanctioned),
      CurrentBalance: String(one.balance),
      ...(one.overdue > 0 && { AmountOverdue: String(one.overdue) }),
      ...(one.kind.revolving && { CreditLimit: String(one.sanctioned) }),
      PaymentHistory1: first,
      ...(second && { PaymentHistory2: second }),
      PaymentHistoryStartDate: monthStart(one.reported),
      PaymentHistoryEndDate: monthStart(addMonths(one.reported, 1 - shown)),
      RateOfInterest: `${one.rate}.00`,
      ...(one.emi > 0 && { EmiAmount: String(one.emi) }),
      PaymentFrequency: '03',
    },
  };
}

const ownership: Readonly<Record<Facility['ownership'], string>> = {
  Individual: '1',
  Guarantor: '3',
  Joint: '4',
};

function monthText(word: PaymentWord): string {
  if (typeof word === 'number') return String(Math.min(word, 900)).padStart(3, '0');
  if (word === '*') return 'XXX';
  if (word === 'NEW' || word === 'CLSD') return '000';
  return word === 'WOF' || word === 'SET' ? 'LSS' : word;
}

function enquiry(one: Enquiry, index: number): Fields {
  return {
    Length: '04',
    SegmentTag: `I${String(index + 1).padStart(3, '0')}`,
    DateOfEnquiryFields: dayText(one.on),
    EnquiringMemberShortName: 'NOT DISCLOSED',
    EnquiryPurpose: '05',
    EnquiryAmount: String(one.amount),
  };
}

/** '06112026' for 6 November 2026. */
function dayText(date: BusinessDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${pad(day)}${pad(month)}${year}`;
}

const monthStart = (date: BusinessDate): string => `01${dayText(date).slice(2)}`;
