import { messages } from '../errors/messages';
import { parseBusinessDate } from '../calendar/businessDate';
import { bureauDate, enquiriesBefore, fromDdmmyyyy } from './bureauDate';
import { cibilGender } from './cibilCodes';
import { scoreNumber } from './bureauScore';
import { field, type JsonObject, objectsOf, textAt, textOrNull, textsOf } from '../loose/loose';
import { findWith, inDocumentedSpelling, type Shape } from './envelope';

/** The kinds of CIBIL answers. */
export type CibilAnswer =
  | {
      readonly outcome: 'report';
      /** processedCibil with wire names (CR-149). */
      readonly processed: JsonObject & {
        readonly active_loans: readonly JsonObject[];
        readonly inactive_loans: readonly JsonObject[];
      };
      /** apolloCibilReport.parsed_report with wire names (CR-143). */
      readonly parsed: JsonObject;
    }
  | {
      readonly outcome: 'stored' /** apolloCibilReport as an older system kept it. */;
      readonly stored: JsonObject;
    }
  | {
      readonly outcome: 'error';
      readonly errorMessages: readonly string[];
      /** CIBIL requires a last name: the screen asks for it and tries again (CR-061). */
      readonly lastNameRequired: boolean;
    }
  | { readonly outcome: 'unreadable' };

const loanShape: Shape = {
  ReportingMemberShortName: 0,
  AccountNumber: 0,
  AccountType: 0,
  OwenershipIndicator: 0,
  HighCreditOrSanctionedAmount: 0,
  CurrentBalance: 0,
  AmountOverdue: 0,
  CreditLimit: 0,
  EmiAmount: 0,
  RateOfInterest: 0,
  RepaymentTenure: 0,
  PaymentFrequency: 0,
  WrittenOffAmountTotal: 0,
  SuitFiledOrWilfulDefault: 0,
  PaymentHistory1: 0,
  PaymentHistory2: 0,
};

const loanDates = [
  'DateOpenedOrDisbursed',
  'DateOfLastPayment',
  'DateClosed',
  'DateReportedAndCertified',
  'PaymentHistoryStartDate',
  'PaymentHistoryEndDate',
];

/** Reads CIBIL's answer: the CreditReport in any envelope, the older stored form, or an error. Dates become
 *  YYYY-MM-DD where they exist and stay unchanged otherwise. Never throws.
 *  @source CR-143, CR-149, CR-054; providers: CIBIL */
export function readCibilReport(body: unknown): CibilAnswer {
  const root = findWith(body, ['CreditReport']);
  const report = root ? field(root, 'CreditReport') : findWith(body, ['NameSegment', 'ScoreSegment']);
  const credit = objectsOf(report)[0];
  if (credit !== undefined) return reportOf(credit);
  const kept = objectsOf(field(findWith(body, ['apolloCibilReport']), 'apolloCibilReport'))[0];
  if (kept !== undefined) return { outcome: 'stored', stored: kept };
  const errorMessages = textsOf(field(findWith(body, ['errorMessages']), 'errorMessages'));
  if (errorMessages.length === 0) return { outcome: 'unreadable' };
  return {
    outcome: 'error',
    errorMessages,
    lastNameRequired: errorMessages[0] === messages.bureau.lastNameRequired,
  };
}

function reportOf(credit: JsonObject): CibilAnswer {
  const person = field(credit, 'NameSegment');
  const scores = objectsOf(field(credit, 'ScoreSegment'));
  const scored = scores.find(one => /^cibiltusc/i.test(textAt(one, 'ScoreName'))) ?? scores[0];
  const score = scoreNumber(textOrNull(field(scored, 'Score')));
  const generated =
    fromDdmmyyyy(field(credit, 'Header', 'DateProcessed')) ?? fromDdmmyyyy(field(scored, 'ScoreDate'));
  const dob = fromDdmmyyyy(field(person, 'DateOfBirth'));
  const gender = cibilGender(textOrNull(field(person, 'Gender')));
  const emails = objectsOf(field(credit, 'EmailContactSegment')).flatMap(
    one => textOrNull(field(one, 'EmailID')) ?? [],
  );
  const address = objectsOf(field(credit, 'Address'))
    .map(addressOf)
    .filter(line => line !== '');
  const loans = objectsOf(field(credit, 'Account')).map(loanOf);
  const enquiryDates = objectsOf(field(credit, 'Enquiry')).map(one =>
    bureauDate(fromDdmmyyyy(field(one, 'DateOfEnquiryFields') ?? field(one, 'DateOfEnquiry'))),
  );
  const opened = loans.flatMap(loan => bureauDate(field(loan, 'DateOpenedOrDisbursed')).date ?? []);
  const isClosed = (loan: JsonObject) => bureauDate(field(loan, 'DateClosed')).date !== null;
  const name = [1, 2, 3, 4, 5]
    .flatMap(part => textOrNull(field(person, `ConsumerName${part}`)) ?? [])
    .join(' ');
  const pan = objectsOf(field(credit, 'IDSegment')).find(one => /^0?1$/.test(textAt(one, 'IDType')));
  return {
    outcome: 'report',
    processed: {
      score,
      generation_date: generated,
      name: name || null,
      dob,
      gender,
      emails,
      oldest_account: [...opened].sort()[0] ?? null,
      enquires: enquiriesBefore(generated === null ? null : parseBusinessDate(generated), enquiryDates),
      address,
      active_loans: loans.filter(loan => !isClosed(loan)),
      inactive_loans: loans.filter(isClosed),
    },
    parsed: {
      score,
      emails,
      generation_date: generated,
      consumer_details: {
        name: name || null,
        date_of_birth: dob,
        gender,
        pan: textOrNull(field(pan, 'IDNumber')),
      },
      address,
    },
  };
}

/** An Account with its fields on one level; some senders omit the inner object. */
function loanOf(account: JsonObject): JsonObject {
  const fields = field(account, 'Account_NonSummary_Segment_Fields') ?? account;
  const ownership =
    textOrNull(field(fields, 'OwenershipIndicator')) ?? textOrNull(field(fields, 'OwnershipIndicator'));
  const dates = loanDates.flatMap(name => {
    const date = fromDdmmyyyy(field(fields, name));
    return date === null ? [] : [[name, date] as const];
  });
  return {
    ...inDocumentedSpelling(fields, loanShape),
    ...(ownership === null ? {} : { OwenershipIndicator: ownership }),
    ...Object.fromEntries(dates),
  };
}

function addressOf(segment: JsonObject): string {
  const lines = [1, 2, 3, 4, 5].flatMap(line => textOrNull(field(segment, `AddressLine${line}`)) ?? []);
  return [lines.join(', '), textAt(segment, 'PinCode')].filter(part => part !== '').join(' ');
}
