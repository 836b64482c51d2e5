import { field, isObject, type JsonObject, objectsOf, textOrNull } from '../loose/loose';
import { findWith, inDocumentedSpelling, type Shape } from './envelope';

/** The error in an answer. */
type EquifaxAnswerError = {
  readonly code: string | null;
  readonly description: string;
  /** The bureau has no record for these details, as opposed to a refused request. */
  readonly noHit: boolean;
};

/** The kinds of Equifax answers. */
export type EquifaxAnswer =
  | {
      readonly outcome: 'report';
      /** CIRReportData without its accounts, plus InquiryResponseHeader and an Error if present, in the
       *  documented spelling. */
      readonly report: JsonObject;
      /** RetailAccountDetails in the documented spelling. */
      readonly accounts: readonly JsonObject[];
    }
  | ({ readonly outcome: 'error' } & EquifaxAnswerError)
  | { readonly outcome: 'unreadable' };

const dated = { seq: 0, ReportedDate: 0 } as const;

const reportShape: Shape = {
  IDAndContactInfo: {
    PersonalInfo: {
      Name: { FullName: 0, FirstName: 0, MiddleName: 0, LastName: 0, First: 0, Middle: 0, Last: 0 },
      DateOfBirth: 0,
      Gender: 0,
      Age: { Age: 0 },
      Occupation: 0,
      TotalIncome: 0,
    },
    IdentityInfo: {
      PANId: [{ ...dated, IdNumber: 0 }],
      DriverLicence: [{ ...dated, IdNumber: 0 }],
      VoterID: [{ ...dated, IdNumber: 0 }],
      PassportID: [{ ...dated, IdNumber: 0 }],
      OtherId: [{ ...dated, IdNumber: 0 }],
    },
    AddressInfo: [{ Seq: 0, ReportedDate: 0, Address: 0, State: 0, Postal: 0, Type: 0 }],
    PhoneInfo: [{ ...dated, typeCode: 0, Number: 0 }],
    EmailAddressInfo: [{ ...dated, EmailAddress: 0 }],
  },
  RetailAccountsSummary: {
    NoOfAccounts: 0,
    NoOfActiveAccounts: 0,
    NoOfPastDueAccounts: 0,
    NoOfWriteOffs: 0,
    NoOfZeroBalanceAccounts: 0,
    TotalBalanceAmount: 0,
    TotalPastDue: 0,
    TotalSanctionAmount: 0,
    TotalMonthlyPaymentAmount: 0,
    TotalHighCredit: 0,
    TotalCreditLimit: 0,
    AverageOpenBalance: 0,
    SingleHighestCredit: 0,
    SingleHighestSanctionAmount: 0,
    SingleHighestBalance: 0,
    OldestAccount: 0,
    RecentAccount: 0,
    MostSevereStatusWithIn24Months: 0,
  },
  ScoreDetails: [
    {
      Type: 0,
      Version: 0,
      Name: 0,
      Value: 0,
      ScoringElements: [{ seq: 0, type: 0, code: 0, Description: 0 }],
    },
  ],
  Enquiries: [{ seq: 0, Date: 0, Time: 0, Institution: 0, RequestPurpose: 0, Amount: 0 }],
  EnquirySummary: { Purpose: 0, Total: 0, Past30Days: 0, Past12Months: 0, Past24Months: 0, Recent: 0 },
  OtherKeyInd: {
    AgeOfOldestTrade: 0,
    NumberOfOpenTrades: 0,
    AllLinesEVERWritten: 0,
    AllLinesEVERWrittenIn9Months: 0,
    AllLinesEVERWrittenIn6Months: 0,
  },
  // AccountsDeliquent is the provider's own spelling.
  RecentActivities: { AccountsDeliquent: 0, AccountsOpened: 0, AccountsUpdated: 0, TotalInquiries: 0 },
};

const headerShape: Shape = { ReportOrderNO: 0, Date: 0, Time: 0, HitCode: 0, SuccessCode: 0 };

const accountShape: Shape = {
  seq: 0,
  AccountNumber: 0,
  Institution: 0,
  AccountType: 0,
  OwnershipType: 0,
  Balance: 0,
  PastDueAmount: 0,
  LastPayment: 0,
  LastPaymentDate: 0,
  Open: 0,
  DateOpened: 0,
  DateClosed: 0,
  DateReported: 0,
  SanctionAmount: 0,
  HighCredit: 0,
  CreditLimit: 0,
  InstallmentAmount: 0,
  InterestRate: 0,
  RepaymentTenure: 0,
  TermFrequency: 0,
  AccountStatus: 0,
  AssetClassification: 0,
  WriteOffAmount: 0,
  source: 0,
  History48Months: [{ key: 0, PaymentStatus: 0, SuitFiledStatus: 0, AssetClassificationStatus: 0 }],
};

const rootNames = ['CCRResponse', 'CIRReportDataLst', 'CIRReportData'];
// 'Enquiries' and the other names are too general to identify a report outside its own envelope.
const dataNames = ['IDAndContactInfo', 'RetailAccountDetails', 'ScoreDetails', 'RetailAccountsSummary'];
const reportNames = [...Object.keys(reportShape), 'RetailAccountDetails'];

/** Reads an answer of Equifax or a reseller: any capitalisation, any envelope, one object where a list is
 *  documented. Never throws.
 *  @source CR-144, CR-145; providers: Equifax (PCS consumer report) */
export function readEquifaxReport(body: unknown): EquifaxAnswer {
  const root = findWith(body, rootNames) ?? findWith(body, dataNames);
  const answer = field(root, 'CCRResponse') ?? root;
  const items = objectsOf(field(answer, 'CIRReportDataLst') ?? answer);
  const item = items.find(one => dataOf(one) !== null) ?? items[0];
  const data = dataOf(item);
  if (data === null) {
    const refused = equifaxErrorOf([item, answer, root, findWith(body, ['Error'])]);
    return refused ? { outcome: 'error', ...refused } : { outcome: 'unreadable' };
  }
  const error = equifaxErrorOf([data, item, ...items, answer, root]);
  const header = {
    ...inDocumentedSpelling(field(root, 'InquiryResponseHeader'), headerShape),
    ...inDocumentedSpelling(field(item, 'InquiryResponseHeader'), headerShape),
  };
  const parts = inDocumentedSpelling(data, reportShape);
  return {
    outcome: 'report',
    report: {
      InquiryResponseHeader: header,
      ...parts,
      // An equifaxReport section with only an Error would hide the accounts, so the Error is kept only next to
      // report data.
      ...(error && holdsReport(parts) && { Error: wireError(error) }),
    },
    accounts: objectsOf(field(data, 'RetailAccountDetails')).map(account =>
      inDocumentedSpelling(account, accountShape),
    ),
  };
}

function dataOf(item: unknown): JsonObject | null {
  const wrapped = field(item, 'CIRReportData');
  const data = Array.isArray(wrapped) ? wrapped.find(isObject) : (wrapped ?? item);
  const names = wrapped === undefined ? dataNames : reportNames;
  return isObject(data) && names.some(name => field(data, name) !== undefined) ? data : null;
}

/** An error in the documented spelling. */
export function wireError({ code, description }: EquifaxAnswerError): JsonObject {
  return { ...(code === null ? {} : { ErrorCode: code }), ErrorDesc: description };
}

/** Whether a section of a loan contains report data besides its error. */
export function holdsReport(section: JsonObject): boolean {
  return dataNames.some(name => {
    const part = field(section, name);
    return typeof part === 'object' && part !== null && Object.keys(part).length > 0;
  });
}

/** The error in the first place that has one. 00 is the bureau's code for no record. */
export function equifaxErrorOf(places: readonly unknown[]): EquifaxAnswerError | null {
  for (const place of places) {
    const error = field(place, 'Error');
    const code = textOrNull(field(error, 'ErrorCode'));
    const description =
      textOrNull(field(error, 'ErrorDesc')) ??
      textOrNull(field(error, 'ErrorDescription')) ??
      textOrNull(field(error, 'ErrorMessage')) ??
      textOrNull(error) ??
      code;
    if (description !== null) {
      return { code, description, noHit: code !== null && /^0+$/.test(code) };
    }
  }
  return null;
}
