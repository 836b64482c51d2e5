import {
  addMonths,
  type BusinessDate,
  businessDateOf,
  clockOf,
  datePartsOf,
  daysBetween,
  type Instant,
} from '@lending-desk/domain/calendar';
import type { ReportPerson } from '@lending-desk/server/ports';
import { randomOf } from '../random';
import {
  type CreditLedger,
  creditLedger,
  type Enquiry,
  type Facility,
  type PaymentWord,
  type ReportFacts,
  type ReportProfile,
} from './creditLedger';

type Fields = Readonly<Record<string, unknown>>;

/** 'THANGAMANI', 'MARY PHILOMENA DALMEIDA': a name as a bureau prints it. */
function printedName(person: Pick<ReportPerson, 'firstName' | 'lastName'>): string {
  return `${person.firstName} ${person.lastName}`.trim().toUpperCase();
}

/** An Equifax consumer report (PCS) as the provider sends one: every value a text. The same person, profile, time
 *  and seed give the same report; `noHit` gives the Error the bureau sends for an unknown person.
 *  @param at  when it is created */
export function equifaxBodyFor(
  person: ReportPerson,
  profile: ReportProfile,
  at: Instant,
  facts: ReportFacts,
): Record<string, unknown> {
  if (profile === 'noHit') return equifaxErrorFor(person, at, facts, noHit);
  const on = businessDateOf(at);
  // Both bureaux report the same loans: one seed gives both the same ledger.
  const ledger = creditLedger(randomOf(facts.seed), profile, on, facts);
  return envelope(person, at, facts, {
    hitCode: '10',
    data: { CIRReportData: report(person, ledger, on, facts) },
  });
}

const noHit = { code: '00', message: 'Consumer not found in bureau' };

/** The Equifax answer with an Error in place of a report. */
export function equifaxErrorFor(
  person: ReportPerson,
  at: Instant,
  facts: Pick<ReportFacts, 'seed'>,
  error: { readonly code: string; readonly message: string },
): Record<string, unknown> {
  return envelope(person, at, facts, {
    hitCode: '00',
    data: { Error: { ErrorCode: error.code, ErrorDesc: error.message } },
  });
}

function envelope(
  person: ReportPerson,
  at: Instant,
  { seed }: Pick<ReportFacts, 'seed'>,
  answer: { readonly hitCode: string; readonly data: Fields },
): Record<string, unknown> {
  const { hours, minutes } = clockOf(at);
  const header = {
    ClientID: 'SANDBOX',
    CustRefField: `REF${seed}`,
    ReportOrderNO: String(2_000_000_000 + (seed % 999_999_999)),
    ProductCode: ['PCS'],
    SuccessCode: '1',
    Date: businessDateOf(at),
    Time: `${pad(hours)}:${pad(minutes)}:00`,
  };
  const asked = {
    InquiryPurpose: '00',
    FirstName: `${person.firstName} ${person.lastName}`.trim(),
    InquiryPhones: person.phones.map((Number, index) => ({
      seq: String(index + 1),
      PhoneType: ['M'],
      Number,
    })),
    IDDetails: person.pan ? [{ seq: '1', IDType: 'T', IDValue: person.pan, Source: 'Inquiry' }] : [],
  };
  const score = [{ Type: 'ERS', Version: '4.0' }];
  return {
    InquiryResponseHeader: header,
    InquiryRequestInfo: asked,
    Score: score,
    CCRResponse: {
      Status: '1',
      CIRReportDataLst: [
        {
          InquiryResponseHeader: {
            ...header,
            CustomerCode: 'SANDBOX',
            HitCode: answer.hitCode,
            CustomerName: 'SANDBOX, NO REAL BUREAU',
          },
          InquiryRequestInfo: { ...asked, DOB: person.dob ?? '', Gender: person.gender?.charAt(0) ?? '' },
          Score: score,
          ...answer.data,
        },
      ],
    },
  };
}

function report(person: ReportPerson, ledger: CreditLedger, on: BusinessDate, { seed }: ReportFacts): Fields {
  const { facilities, enquiries } = ledger;
  return {
    IDAndContactInfo: contact(person, on, seed),
    RetailAccountDetails: facilities.map(account),
    RetailAccountsSummary: summary(facilities),
    ScoreDetails: [
      {
        Type: 'ERS',
        Version: '4.0',
        Name: 'M001',
        Value: String(ledger.score),
        ScoringElements: [
          { type: 'RES', seq: '1', code: '8a', Description: 'Delinquency or past due amount occurences' },
          { type: 'RES', seq: '2', code: '5b', Description: 'Number of retail trades' },
        ],
      },
    ],
    Enquiries: enquiries.map((enquiry, index) => ({
      seq: String(index),
      Institution: enquiry.lender,
      Date: enquiry.on,
      Time: '11:42',
      RequestPurpose: '05',
      Amount: String(enquiry.amount),
    })),
    EnquirySummary: enquirySummary(enquiries, on),
    OtherKeyInd: {
      AgeOfOldestTrade: String(Math.max(0, ...facilities.map(one => monthsBetween(one.opened, on)))),
      NumberOfOpenTrades: String(facilities.filter(one => one.closed === null).length),
      AllLinesEVERWritten: '0.00',
      AllLinesEVERWrittenIn9Months: '0',
      AllLinesEVERWrittenIn6Months: '0',
    },
    RecentActivities: {
      AccountsDeliquent: String(facilities.filter(one => one.overdue > 0).length),
      AccountsOpened: String(facilities.filter(one => daysBetween(one.opened, on) <= 180).length),
      TotalInquiries: String(within(enquiries, on, 180)),
      AccountsUpdated: String(facilities.filter(one => daysBetween(one.reported, on) <= 31).length),
    },
  };
}

function contact(person: ReportPerson, on: BusinessDate, seed: number): Fields {
  const reported = addMonths(on, -1);
  const types = ['Primary', 'Permanent', 'Office'];
  return {
    PersonalInfo: {
      Name: {
        FullName: printedName(person),
        FirstName: person.firstName.toUpperCase(),
        ...(person.lastName && { LastName: person.lastName.toUpperCase() }),
      },
      AliasName: {},
      DateOfBirth: person.dob ?? '',
      Gender: person.gender ?? '',
      Age: { Age: person.dob ? String(Math.floor(daysBetween(person.dob, on) / 365.25)) : '' },
      PlaceOfBirthInfo: {},
      Occupation: 'Salaried',
      TotalIncome: '',
    },
    IdentityInfo: {
      PANId: person.pan ? [{ seq: '1', ReportedDate: reported, IdNumber: person.pan }] : [],
      OtherId: [{ seq: '1', ReportedDate: addMonths(on, -30), IdNumber: `CONS${seed}` }],
    },
    AddressInfo: person.addresses.map((address, index) => ({
      Seq: String(index + 1),
      ReportedDate: addMonths(on, -1 - 8 * index),
      Address: `${address.line} ${address.city}`.toUpperCase(),
      State: address.stateCode,
      Postal: address.pinCode,
      Type: types[index] ?? 'Other',
    })),
    PhoneInfo: person.phones.map((Number, index) => ({
      seq: String(index + 1),
      typeCode: index === 0 ? 'M' : 'H',
      ReportedDate: addMonths(on, -1 - 26 * index),
      Number,
    })),
    EmailAddressInfo: person.email
      ? [{ seq: '1', ReportedDate: reported, EmailAddress: person.email.toUpperCase() }]
      : [],
  };
}

function account(one: Facility, index: number): Fields {
  const limit = String(one.kind.revolving ? one.sanctioned : 0);
  return {
    seq: String(index + 1),
    AccountNumber: `XXXXXXX${one.tail}`,
    Institution: one.lender,
    AccountType: one.kind.name,
    OwnershipType: one.ownership,
    Balance: String(one.balance),
    PastDueAmount: String(one.overdue),
    LastPayment: String(one.emi || Math.round(one.balance / 20)),
    WriteOffAmount: String(one.history[0] === 'WOF' ? one.balance : 0),
    Open: one.closed === null ? 'Yes' : 'No',
    SanctionAmount: String(one.kind.revolving ? 0 : one.sanctioned),
    LastPaymentDate: one.lastPaid,
    DateReported: one.reported,
    DateOpened: one.opened,
    ...(one.closed !== null && { DateClosed: one.closed }),
    HighCredit: limit,
    CreditLimit: limit,
    InterestRate: `${one.rate}.0`,
    RepaymentTenure: String(one.months),
    InstallmentAmount: String(one.emi),
    TermFrequency: 'Monthly',
    AccountStatus: statusOf(one),
    AssetClassification: one.closed === null ? 'Standard' : '',
    source: 'INDIVIDUAL',
    History48Months: one.history.map((word, monthsAgo) => ({
      key: monthKey(addMonths(one.reported, -monthsAgo)),
      PaymentStatus: wordOf(word),
      SuitFiledStatus: '*',
      AssetClassificationStatus: typeof word === 'string' && assetClasses.includes(word) ? word : '*',
    })),
  };
}

const assetClasses: readonly string[] = ['SUB', 'DBT', 'LSS'];
// The least days past due of each status word.
const words = [
  [361, '360+'],
  [181, '181+'],
  [121, '121+'],
  [91, '91+'],
  [61, '61+'],
  [31, '31+'],
  [1, '01+'],
] as const;

function wordOf(word: PaymentWord): string {
  return typeof word === 'string' ? word : (words.find(([from]) => word >= from)?.[1] ?? '000');
}

function statusOf(one: Facility): string {
  const newest = one.history[0];
  if (newest === 'WOF') return 'Written Off';
  if (newest === 'SET') return 'Settled';
  if (one.closed !== null) return 'Closed Account';
  return one.overdue > 0 && typeof newest === 'number'
    ? `${wordOf(newest)} days past due`
    : 'Current Account';
}

function summary(facilities: readonly Facility[]): Fields {
  const sum = (of: (one: Facility) => number): number =>
    facilities.reduce((total, one) => total + of(one), 0);
  const most = (of: (one: Facility) => number): number => Math.max(0, ...facilities.map(of));
  const decimals = (amount: number): string => amount.toFixed(2);
  const byAge = [...facilities].sort((left, right) => daysBetween(right.opened, left.opened));
  const open = facilities.filter(one => one.closed === null);
  const limitOf = (one: Facility): number => (one.kind.revolving ? one.sanctioned : 0);
  const loanOf = (one: Facility): number => (one.kind.revolving ? 0 : one.sanctioned);
  return {
    NoOfAccounts: String(facilities.length),
    NoOfActiveAccounts: String(open.length),
    NoOfWriteOffs: String(facilities.filter(one => one.history[0] === 'WOF').length),
    TotalPastDue: decimals(sum(one => one.overdue)),
    MostSevereStatusWithIn24Months: worst(facilities),
    SingleHighestCredit: decimals(most(limitOf)),
    SingleHighestSanctionAmount: decimals(most(loanOf)),
    TotalHighCredit: decimals(sum(limitOf)),
    AverageOpenBalance: decimals(open.length === 0 ? 0 : sum(one => one.balance) / open.length),
    SingleHighestBalance: decimals(most(one => one.balance)),
    NoOfPastDueAccounts: String(facilities.filter(one => one.overdue > 0).length),
    NoOfZeroBalanceAccounts: String(facilities.filter(one => one.balance === 0).length),
    RecentAccount: openedLine(byAge.at(-1)),
    OldestAccount: openedLine(byAge[0]),
    TotalBalanceAmount: decimals(sum(one => one.balance)),
    TotalSanctionAmount: decimals(sum(loanOf)),
    TotalCreditLimit: decimals(sum(limitOf)),
    TotalMonthlyPaymentAmount: decimals(sum(one => (one.closed === null ? one.emi : 0))),
  };
}

const severity: readonly PaymentWord[] = ['WOF', 'LSS', 'DBT', 'SUB', 'SET'];

function worst(facilities: readonly Facility[]): string {
  const months = facilities.flatMap(one => one.history.slice(0, 24));
  const word = severity.find(one => months.includes(one));
  if (word !== undefined) return String(word);
  const days = Math.max(0, ...months.filter(month => typeof month === 'number'));
  return days === 0 ? 'Non-Delnqt' : wordOf(days);
}

function enquirySummary(enquiries: readonly Enquiry[], on: BusinessDate): Fields {
  return {
    Purpose: 'ALL',
    Total: String(enquiries.length),
    Past30Days: String(within(enquiries, on, 30)),
    Past12Months: String(within(enquiries, on, 365)),
    Past24Months: String(within(enquiries, on, 730)),
    Recent: enquiries[0]?.on ?? '',
  };
}

const within = (enquiries: readonly Enquiry[], on: BusinessDate, days: number): number =>
  enquiries.filter(enquiry => daysBetween(enquiry.on, on) <= days).length;

const pad = (number: number): string => String(number).padStart(2, '0');

/** '10-26' for October 2026. */
function monthKey(date: BusinessDate): string {
  const { year, month } = datePartsOf(date);
  return `${pad(month)}-${pad(year % 100)}`;
}

function monthsBetween(from: BusinessDate, to: BusinessDate): number {
  const [start, end] = [datePartsOf(from), datePartsOf(to)];
  return (end.year - start.year) * 12 + end.month - start.month;
}

function openedLine(one: Facility | undefined): string {
  if (!one) return '';
  const { year, month, day } = datePartsOf(one.opened);
  return `${one.kind.name} on ${pad(day)}-${pad(month)}-${year}`;
}
