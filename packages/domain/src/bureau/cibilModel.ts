import * as v from 'valibot';
import { sectionOf, type SectionState } from '../loose/section';
import type { Paise } from '../money/paise';
import { bureauDate, type BureauDate } from './bureauDate';
import type { BureauLoan } from './bureauLoan';
import { bureauScore, type BureauScore } from './bureauScore';
import { cibilAccountType, cibilOwnership } from './cibilCodes';
import { cibilStatus, type CibilStatus } from './cibilStatus';
import { type HistoryMonth, keyOfMonth, monthOfDate } from './history';
import {
  countOf,
  field,
  type JsonObject,
  objectSchema,
  objectsOf,
  textOrNull,
  textsOf,
} from '../loose/loose';
import { amount, total } from './amount';
import { paymentStatus } from './paymentStatus';

/** The CIBIL report as its tab shows it (CR-053, CR-149). */
export type CibilReport = {
  readonly score: BureauScore;
  readonly generationDate: BureauDate;
  readonly name: string | null;
  readonly dateOfBirth: BureauDate;
  readonly gender: string | null;
  readonly emails: readonly string[];
  readonly addresses: readonly string[];
  readonly oldestAccount: BureauDate;
  /** In the 30 days before the generation date (CR-054). */
  readonly enquiriesLast30Days: number | null;
  readonly active: readonly BureauLoan[];
  readonly inactive: readonly BureauLoan[];
  readonly overdue: Paise;
};

/** Three characters per month, newest first, continued across both fields. A field cut in the middle of a month
 *  ends with a partial word, which is ignored and shifts no other month. */
export function cibilHistory(loan: JsonObject): readonly HistoryMonth[] {
  const months = ['PaymentHistory1', 'PaymentHistory2'].flatMap(name => written(loan, name));
  const start = bureauDate(field(loan, 'PaymentHistoryStartDate')).date;
  const newest = start === null ? null : monthOfDate(start);
  return months.map((word, back) => {
    const month = newest === null ? null : newest - back;
    return {
      key: month === null ? `${back + 1}` : keyOfMonth(month),
      month,
      payment: word.length === 3 ? paymentStatus(word) : { ...paymentStatus(null), word, meaning: 'Other' },
      suitFiled: '',
      assetClass: '',
    };
  });
}

// Not trimmed: a blank month inside the text occupies three characters.
function written(loan: JsonObject, name: string): readonly string[] {
  const value = field(loan, name);
  return typeof value === 'string' ? (value.match(/.{3}|\S.?$/gs) ?? []) : [];
}

function loanOf(loan: JsonObject, position: number): BureauLoan {
  const get = (name: string) => field(loan, name);
  return {
    id: String(position),
    institution: textOrNull(get('ReportingMemberShortName')),
    accountNumber: textOrNull(get('AccountNumber')),
    accountType: cibilAccountType(textOrNull(get('AccountType'))),
    ownership: cibilOwnership(textOrNull(get('OwenershipIndicator'))),
    status: null,
    assetClass: null,
    balance: amount(get('CurrentBalance')),
    pastDue: amount(get('AmountOverdue')),
    sanctioned: amount(get('HighCreditOrSanctionedAmount')),
    highCredit: null,
    creditLimit: amount(get('CreditLimit')),
    installment: amount(get('EmiAmount')),
    lastPayment: null,
    writeOff: amount(get('WrittenOffAmountTotal')),
    opened: bureauDate(get('DateOpenedOrDisbursed')),
    closed: bureauDate(get('DateClosed')),
    reported: bureauDate(get('DateReportedAndCertified')),
    lastPaid: bureauDate(get('DateOfLastPayment')),
    interestRate: textOrNull(get('RateOfInterest')),
    tenure: textOrNull(get('RepaymentTenure')),
    frequency: textOrNull(get('PaymentFrequency')),
    history: cibilHistory(loan),
  };
}

/** processedCibil of a loan (CR-149). */
export const processedCibilSchema = v.pipe(
  objectSchema,
  v.transform((wire): CibilReport => {
    const active = objectsOf(field(wire, 'active_loans')).map(loanOf);
    const inactive = objectsOf(field(wire, 'inactive_loans')).map(loanOf);
    return {
      score: bureauScore(field(wire, 'score')),
      generationDate: bureauDate(field(wire, 'generation_date')),
      name: textOrNull(field(wire, 'name')),
      dateOfBirth: bureauDate(field(wire, 'dob')),
      gender: textOrNull(field(wire, 'gender')),
      emails: textsOf(field(wire, 'emails')),
      addresses: textsOf(field(wire, 'address')),
      oldestAccount: bureauDate(field(wire, 'oldest_account')),
      enquiriesLast30Days: countOf(field(wire, 'enquires')),
      active,
      inactive,
      overdue: total([...active, ...inactive].map(loan => loan.pastDue)),
    };
  }),
);

/** apolloCibilReport of a loan: the state of the report, and the head of one an older system parsed (CR-143). */
export const apolloCibilSchema = v.pipe(
  objectSchema,
  v.transform((wire): { status: CibilStatus; parsed: CibilReport | null } => {
    const parsed = objectsOf(field(wire, 'parsed_report'))[0];
    const person = field(parsed, 'consumer_details');
    return {
      status: cibilStatus(wire),
      parsed:
        parsed === undefined
          ? null
          : v.parse(processedCibilSchema, {
              ...parsed,
              name: field(person, 'name'),
              dob: field(person, 'date_of_birth'),
              gender: field(person, 'gender'),
            }),
    };
  }),
);

/** The CIBIL data of a loan. */
export type CibilData = {
  readonly status: CibilStatus;
  readonly report: SectionState<CibilReport>;
};

/** Reads apolloCibilReport (core) and processedCibil (bureau part) of a wire loan; without processedCibil the
 *  parsed head is shown. A report without a status counts as fetched. Never throws.
 *  @source CR-143, CR-149 */
export function readCibil(raw: JsonObject): CibilData {
  const apollo = sectionOf(raw, 'apolloCibilReport', apolloCibilSchema);
  const processed = sectionOf(raw, 'processedCibil', processedCibilSchema);
  const stated = apollo.state === 'ready' ? apollo.value : null;
  const head = stated?.parsed;
  const report: SectionState<CibilReport> =
    processed.state === 'missing' && head
      ? { state: 'ready', value: head }
      : processed.state === 'missing' && apollo.state === 'broken'
        ? apollo
        : processed;
  const status = stated?.status ?? 'notFetched';
  return { status: status === 'notFetched' && report.state === 'ready' ? 'fetched' : status, report };
}
