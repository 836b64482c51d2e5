import { memoizeByObject } from '../compare/memoizeByObject';
import * as v from 'valibot';
import type { Paise } from '../money/paise';
import { sectionOf, type SectionState } from '../loose/section';
import { bureauDate, type BureauDate, enquiriesBefore } from './bureauDate';
import { equifaxFeaturesSchema, type EquifaxFeatures } from './equifaxFeatures';
import { type BureauLoan, equifaxLoan } from './bureauLoan';
import { equifaxErrorOf, holdsReport } from './equifaxReport';
import { bureauScore, type BureauScore } from './bureauScore';
import { field, type JsonObject, objectSchema, objectsOf, textOrNull } from '../loose/loose';
import { amount } from './amount';

/** The report as the Equifax tab shows it (CR-144). */
export type EquifaxReport = {
  readonly score: BureauScore;
  /** The factors behind the score, in the bureau's words. */
  readonly scoringElements: readonly string[];
  readonly reportDate: BureauDate;
  readonly name: string | null;
  readonly dateOfBirth: BureauDate;
  readonly gender: string | null;
  readonly age: string | null;
  readonly occupation: string | null;
  readonly income: string | null;
  readonly ids: readonly { kind: string; number: string | null; reported: BureauDate }[];
  readonly addresses: readonly {
    address: string | null;
    state: string | null;
    postal: string | null;
    type: string | null;
    reported: BureauDate;
  }[];
  readonly phones: readonly { number: string | null; type: string | null; reported: BureauDate }[];
  readonly emails: readonly { email: string | null; reported: BureauDate }[];
  readonly summary: {
    /** Counts and words as the bureau wrote them. */
    readonly accounts: string | null;
    readonly activeAccounts: string | null;
    readonly pastDueAccounts: string | null;
    readonly writeOffs: string | null;
    readonly zeroBalanceAccounts: string | null;
    readonly oldestAccount: string | null;
    readonly recentAccount: string | null;
    readonly mostSevere24Months: string | null;
    readonly totalBalance: Paise | null;
    readonly totalPastDue: Paise | null;
    readonly totalSanctioned: Paise | null;
    readonly totalMonthlyPayment: Paise | null;
    readonly totalHighCredit: Paise | null;
    readonly totalCreditLimit: Paise | null;
    readonly averageOpenBalance: Paise | null;
    readonly highestCredit: Paise | null;
    readonly highestSanctioned: Paise | null;
    readonly highestBalance: Paise | null;
  };
  /** Counted from the enquiries themselves (CR-054); null where the report has no date. */
  readonly enquiriesLast30Days: number | null;
  readonly enquirySummary: {
    readonly purpose: string | null;
    readonly total: string | null;
    readonly past30Days: string | null;
    readonly past12Months: string | null;
    readonly past24Months: string | null;
    readonly recent: BureauDate;
  };
  readonly enquiries: readonly {
    readonly id: string;
    readonly date: BureauDate;
    readonly time: string | null;
    readonly institution: string | null;
    readonly purpose: string | null;
    readonly amount: Paise | null;
  }[];
  readonly otherKeyInfo: {
    /** Months. */
    readonly ageOfOldestTrade: string | null;
    readonly openTrades: string | null;
    readonly everWritten: string | null;
    readonly everWrittenIn9Months: string | null;
    readonly everWrittenIn6Months: string | null;
  };
  readonly recentActivities: {
    readonly delinquent: string | null;
    readonly opened: string | null;
    readonly updated: string | null;
    readonly enquiries: string | null;
  };
};

/** Content of the loan's equifaxReport: a report, or why there is none. */
export type EquifaxOutcome =
  | {
      readonly kind: 'report';
      readonly report: EquifaxReport;
      /** An error the bureau sent with the report; null for none. */
      readonly error: EquifaxError | null;
    }
  | ({ readonly kind: 'error' } & EquifaxError);

/** An error in the bureau's words. */
export type EquifaxError = {
  readonly description: string;
  /** The bureau has no record for these details. */
  readonly noHit: boolean;
};

export type EquifaxLoans = {
  readonly active: readonly BureauLoan[];
  readonly inactive: readonly BureauLoan[];
};

const idKinds = [
  ['PANId', 'PAN'],
  ['DriverLicence', 'Driving licence'],
  ['VoterID', 'Voter id'],
  ['PassportID', 'Passport'],
  ['OtherId', 'Other'],
] as const;

function reportOf(wire: JsonObject): EquifaxReport {
  const contact = field(wire, 'IDAndContactInfo');
  const person = field(contact, 'PersonalInfo');
  const name = field(person, 'Name');
  const summary = field(wire, 'RetailAccountsSummary');
  const asked = field(wire, 'EnquirySummary');
  const key = field(wire, 'OtherKeyInd');
  const recent = field(wire, 'RecentActivities');
  const reportDate = bureauDate(field(wire, 'InquiryResponseHeader', 'Date'));
  const enquiries = objectsOf(field(wire, 'Enquiries')).map((one, position) => ({
    id: String(position),
    date: bureauDate(field(one, 'Date')),
    time: textOrNull(field(one, 'Time')),
    institution: textOrNull(field(one, 'Institution')),
    purpose: textOrNull(field(one, 'RequestPurpose')),
    amount: amount(field(one, 'Amount')),
  }));
  const parts = ['FirstName', 'First', 'MiddleName', 'Middle', 'LastName', 'Last'];
  return {
    score: bureauScore(field(wire, 'ScoreDetails', 'Value')),
    scoringElements: objectsOf(field(wire, 'ScoreDetails', 'ScoringElements')).flatMap(
      one => textOrNull(field(one, 'Description')) ?? [],
    ),
    reportDate,
    name:
      textOrNull(field(name, 'FullName')) ??
      (parts.flatMap(part => textOrNull(field(name, part)) ?? []).join(' ') || null),
    dateOfBirth: bureauDate(field(person, 'DateOfBirth')),
    gender: textOrNull(field(person, 'Gender')),
    age: textOrNull(field(person, 'Age', 'Age')) ?? textOrNull(field(person, 'Age')),
    occupation: textOrNull(field(person, 'Occupation')),
    income: textOrNull(field(person, 'TotalIncome')),
    ids: idKinds.flatMap(([wireName, kind]) =>
      objectsOf(field(contact, 'IdentityInfo', wireName)).map(one => ({
        kind,
        number: textOrNull(field(one, 'IdNumber')),
        reported: bureauDate(field(one, 'ReportedDate')),
      })),
    ),
    addresses: objectsOf(field(contact, 'AddressInfo')).map(one => ({
      address: textOrNull(field(one, 'Address')),
      state: textOrNull(field(one, 'State')),
      postal: textOrNull(field(one, 'Postal')),
      type: textOrNull(field(one, 'Type')),
      reported: bureauDate(field(one, 'ReportedDate')),
    })),
    phones: objectsOf(field(contact, 'PhoneInfo')).map(one => ({
      number: textOrNull(field(one, 'Number')),
      type: textOrNull(field(one, 'typeCode')),
      reported: bureauDate(field(one, 'ReportedDate')),
    })),
    emails: objectsOf(field(contact, 'EmailAddressInfo')).map(one => ({
      email: textOrNull(field(one, 'EmailAddress')),
      reported: bureauDate(field(one, 'ReportedDate')),
    })),
    summary: {
      accounts: textOrNull(field(summary, 'NoOfAccounts')),
      activeAccounts: textOrNull(field(summary, 'NoOfActiveAccounts')),
      pastDueAccounts: textOrNull(field(summary, 'NoOfPastDueAccounts')),
      writeOffs: textOrNull(field(summary, 'NoOfWriteOffs')),
      zeroBalanceAccounts: textOrNull(field(summary, 'NoOfZeroBalanceAccounts')),
      oldestAccount: textOrNull(field(summary, 'OldestAccount')),
      recentAccount: textOrNull(field(summary, 'RecentAccount')),
      mostSevere24Months: textOrNull(field(summary, 'MostSevereStatusWithIn24Months')),
      totalBalance: amount(field(summary, 'TotalBalanceAmount')),
      totalPastDue: amount(field(summary, 'TotalPastDue')),
      totalSanctioned: amount(field(summary, 'TotalSanctionAmount')),
      totalMonthlyPayment: amount(field(summary, 'TotalMonthlyPaymentAmount')),
      totalHighCredit: amount(field(summary, 'TotalHighCredit')),
      totalCreditLimit: amount(field(summary, 'TotalCreditLimit')),
      averageOpenBalance: amount(field(summary, 'AverageOpenBalance')),
      highestCredit: amount(field(summary, 'SingleHighestCredit')),
      highestSanctioned: amount(field(summary, 'SingleHighestSanctionAmount')),
      highestBalance: amount(field(summary, 'SingleHighestBalance')),
    },
    enquiriesLast30Days: enquiriesBefore(
      reportDate.date,
      enquiries.map(({ date }) => date),
    ),
    enquirySummary: {
      purpose: textOrNull(field(asked, 'Purpose')),
      total: textOrNull(field(asked, 'Total')),
      past30Days: textOrNull(field(asked, 'Past30Days')),
      past12Months: textOrNull(field(asked, 'Past12Months')),
      past24Months: textOrNull(field(asked, 'Past24Months')),
      recent: bureauDate(field(asked, 'Recent')),
    },
    enquiries,
    otherKeyInfo: {
      ageOfOldestTrade: textOrNull(field(key, 'AgeOfOldestTrade')),
      openTrades: textOrNull(field(key, 'NumberOfOpenTrades')),
      everWritten: textOrNull(field(key, 'AllLinesEVERWritten')),
      everWrittenIn9Months: textOrNull(field(key, 'AllLinesEVERWrittenIn9Months')),
      everWrittenIn6Months: textOrNull(field(key, 'AllLinesEVERWrittenIn6Months')),
    },
    recentActivities: {
      delinquent: textOrNull(field(recent, 'AccountsDeliquent')),
      opened: textOrNull(field(recent, 'AccountsOpened')),
      updated: textOrNull(field(recent, 'AccountsUpdated')),
      enquiries: textOrNull(field(recent, 'TotalInquiries')),
    },
  };
}

/** equifaxReport of a loan: a report, its error, or both (CR-144). */
export const equifaxReportSchema = v.pipe(
  objectSchema,
  v.transform((wire): EquifaxOutcome => {
    const answer = equifaxErrorOf([wire]);
    const error = answer && { description: answer.description, noHit: answer.noHit };
    const wireError = field(wire, 'Error');
    if (wireError === undefined || wireError === null || holdsReport(wire)) {
      return { kind: 'report', report: reportOf(wire), error };
    }
    return { kind: 'error', ...(error ?? { description: 'No description was given', noHit: false }) };
  }),
);

/** processedEquifax of a loan: its active and inactive loans (CR-145). */
export const processedEquifaxSchema = v.pipe(
  objectSchema,
  v.transform(
    (wire): EquifaxLoans => ({
      active: objectsOf(field(wire, 'active_loans')).map(equifaxLoan),
      inactive: objectsOf(field(wire, 'inactive_loans')).map(equifaxLoan),
    }),
  ),
);

/** A loan's Equifax data, each section separately: a broken one leaves the others readable. */
export type EquifaxData = {
  readonly outcome: SectionState<EquifaxOutcome>;
  readonly loans: SectionState<EquifaxLoans>;
  readonly features: SectionState<EquifaxFeatures>;
};

/** Reads the bureau part of a wire loan. Never throws.
 *  @source CR-144, CR-145 */
export const readEquifax = memoizeByObject(
  (raw: JsonObject): EquifaxData => ({
    outcome: sectionOf(raw, 'equifaxReport', equifaxReportSchema),
    loans: sectionOf(raw, 'processedEquifax', processedEquifaxSchema),
    features: sectionOf(raw, 'bureauEquifaxFeatures', equifaxFeaturesSchema),
  }),
);

/** Whether a report is present; the Fetch Bureau button is then disabled (CR-070). */
export function hasEquifaxReport(data: EquifaxData): boolean {
  return data.outcome.state === 'ready' && data.outcome.value.kind === 'report';
}
