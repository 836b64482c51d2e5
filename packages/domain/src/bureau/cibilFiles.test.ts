import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated, mutationKinds } from '../../testing/mutation';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { readCibil } from './cibilModel';
import { readCibilReport } from './cibilReport';
import { cibilSections } from './cibilSections';
import { keyOfMonth } from './history';

// Generates a report model, writes it as the bureau's XML becomes JSON, and expects the tab to read the same
// model.

const generated = businessDate('2026-11-06');
const newest = 2026 * 12 + 9;
const ddmmyyyy = (date: string) => date.split('-').reverse().join('');

const words = ['000', '034', '900', 'XXX', 'STD', 'SMA', 'SUB', 'DBT', 'LSS', '   '];
const date = fc.integer({ min: 0, max: 2_500 }).map(days => addDays(generated, -days));
const account = fc.record({
  opened: date,
  /** Null: active. A text that is not a date: active as well. */
  closed: fc.oneof(date, fc.constantFrom(null, '00000000', '31022026')),
  balance: fc.integer({ min: 0, max: 99_999_999 }),
  overdue: fc.integer({ min: 0, max: 999_999 }),
  history: fc.array(fc.constantFrom(...words), { maxLength: 36 }),
});
const truth = fc.record({
  score: fc.constantFrom(['00742', 742], ['000-1', -1], ['00300', 300], ['00000', 0], ['NH', null]),
  born: fc.constantFrom('1978-07-14', '1996-02-29'),
  accounts: fc.array(account, { maxLength: 5 }),
  enquiries: fc.array(fc.integer({ min: -3, max: 60 }), { maxLength: 8 }),
});
type Truth = typeof truth extends fc.Arbitrary<infer T> ? T : never;

const one = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : list);
const written = (text: string) => (/^\d{4}-/.test(text) ? ddmmyyyy(text) : text);

function bodyOf({ score, born, accounts, enquiries }: Truth) {
  return {
    CreditReport: {
      Header: { DateProcessed: ddmmyyyy(generated) },
      NameSegment: { ConsumerName1: 'ASHA', ConsumerName2: 'RAO', DateOfBirth: ddmmyyyy(born), Gender: '1' },
      ScoreSegment: one([{ ScoreName: 'CIBILTUSC3', Score: score[0] }]),
      Account: one(
        accounts.map(({ opened, closed, balance, overdue, history }) => ({
          Account_NonSummary_Segment_Fields: {
            DateOpenedOrDisbursed: ddmmyyyy(opened),
            ...(closed !== null && { DateClosed: written(closed) }),
            CurrentBalance: String(balance),
            AmountOverdue: overdue,
            PaymentHistory1: history.slice(0, 18).join(''),
            PaymentHistory2: history.slice(18).join(''),
            PaymentHistoryStartDate: '01102026',
          },
        })),
      ),
      Enquiry: one(enquiries.map(days => ({ DateOfEnquiryFields: ddmmyyyy(addDays(generated, -days)) }))),
    },
  };
}

/** What the tab reads of a body, through the sections as they are stored and sent. */
function read(body: unknown) {
  const kept: unknown = JSON.parse(JSON.stringify(cibilSections(body)));
  const { report } = readCibil(Object(kept));
  if (report.state !== 'ready') throw new Error('The report is not ready');
  return report.value;
}

const account_ = (fields: Record<string, unknown>) =>
  read({
    CreditReport: {
      Header: { DateProcessed: '06112026' },
      Account: { Account_NonSummary_Segment_Fields: fields },
    },
  }).active[0];

describe('a generated CIBIL report', () => {
  it('is read as the model it was generated from [CR-143] [CR-149] [CR-054]', () => {
    fc.assert(
      fc.property(truth, fc.boolean(), (made, wrapped) => {
        const body = bodyOf(made);
        const report = read(wrapped ? { success: true, data: body } : body);
        const isClosed = ({ closed }: (typeof made.accounts)[number]) => /^\d{4}-/.test(closed ?? '');
        expect(report).toMatchObject({
          generationDate: { date: generated },
          dateOfBirth: { date: made.born },
          gender: 'Female',
          name: 'ASHA RAO',
          enquiriesLast30Days: made.enquiries.filter(days => days >= 0 && days <= 30).length,
          oldestAccount: { date: made.accounts.map(({ opened }) => opened).sort()[0] ?? null },
          overdue: made.accounts.reduce((sum, { overdue }) => sum + overdue * 100, 0),
        });
        expect(report.score.value).toBe(Number(made.score[1]) >= 300 ? made.score[1] : null);
        for (const closed of [false, true]) {
          const own = made.accounts.filter(loan => isClosed(loan) === closed);
          const seen = closed ? report.inactive : report.active;
          expect(seen.map(loan => [loan.balance, loan.opened.date, loan.closed.raw])).toEqual(
            own.map(loan => [loan.balance * 100, loan.opened, loan.closed]),
          );
          expect(seen.map(({ history }) => history.map(({ key, payment }) => [key, payment.word]))).toEqual(
            own.map(({ history }) => history.map((word, back) => [keyOfMonth(newest - back), word.trim()])),
          );
        }
      }),
      { numRuns: 120 },
    );
  });

  const sample: unknown = JSON.parse(
    readFileSync(new URL('../../testing/samples/cibil/report-standard.json', import.meta.url), 'utf8'),
  );

  const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mutationKinds)), {
    minLength: 1,
    maxLength: 5,
  });

  it('is read without a throw after any mutation [CR-149]', () => {
    fc.assert(
      fc.property(mutations, list => {
        const body = mutated(sample, list);
        const kept: unknown = JSON.parse(JSON.stringify(cibilSections(body)));
        expect(kept === null ? 'ready' : readCibil(Object(kept)).report.state).toBe('ready');
      }),
      { numRuns: 300 },
    );
  });
});

describe('an unusual CIBIL report', () => {
  it('restores leading zeros of dates and codes that became numbers [CR-149]', () => {
    const report = read({
      CreditReport: {
        Header: { DateProcessed: 6_112_026 },
        NameSegment: { DateOfBirth: 9_101_993, Gender: 2 },
        ScoreSegment: { ScoreName: 'CIBILTUSC3', Score: 742 },
        Account: { Account_NonSummary_Segment_Fields: { AccountType: 5, DateClosed: 1_012_026 } },
      },
    });
    expect(report).toMatchObject({
      generationDate: { date: '2026-11-06' },
      dateOfBirth: { date: '1993-10-09' },
      gender: 'Male',
      score: { value: 742 },
      active: [],
      inactive: [{ accountType: 'Personal loan', closed: { date: '2026-01-01' } }],
    });
  });

  it.each([
    [
      'in the middle of a word',
      { PaymentHistory1: '00003', PaymentHistory2: '900' },
      ['10-26 000', '09-26 03', '08-26 900'],
    ],
    [
      'with a blank after it',
      { PaymentHistory1: '000034 ', PaymentHistory2: '900' },
      ['10-26 000', '09-26 034', '08-26 900'],
    ],
    ['with a month of blanks in it', { PaymentHistory1: '000   034' }, ['10-26 000', '09-26 ', '08-26 034']],
    ['as a number', { PaymentHistory1: 0, PaymentHistory2: null }, []],
  ])('has a history that ends %s: no month is shifted [CR-053]', (_what, history, months) => {
    const loan = account_({ PaymentHistoryStartDate: '01102026', ...history });
    expect(loan?.history.map(({ key, payment }) => `${key} ${payment.word}`)).toEqual(months);
  });

  it('ignores days past due in a truncated status word [CR-053]', () => {
    const loan = account_({ PaymentHistoryStartDate: '01102026', PaymentHistory1: '00009' });
    expect(loan?.history[1]?.payment).toEqual({
      word: '09',
      days: null,
      bucket: 'Unknown',
      meaning: 'Other',
    });
  });

  it.each([
    ['01102026', '01052025', '10-26'],
    ['01102026', '', '10-26'],
    ['31022026', '01052025', '1'],
    ['', '', '1'],
  ])('with a history from %j to %j begins at %s [CR-053]', (start, end, key) => {
    const loan = account_({
      PaymentHistory1: '000000',
      PaymentHistoryStartDate: start,
      PaymentHistoryEndDate: end,
    });
    expect(loan?.history[0]?.key).toBe(key);
  });

  it('reads ISO dates, and keeps other formats unchanged [CR-149]', () => {
    expect(account_({ DateOpenedOrDisbursed: '2024-02-29' })?.opened.date).toBe('2024-02-29');
    for (const raw of ['29022023', '29/02/2024', '2024-02-30', '290224']) {
      expect(account_({ DateOpenedOrDisbursed: raw })?.opened).toEqual({ date: null, raw });
    }
  });

  it('that is empty has no values, and no enquiry count without a report date [CR-054]', () => {
    expect(read({ CreditReport: { Enquiry: [{ DateOfEnquiryFields: '06112026' }] } })).toMatchObject({
      score: { value: null },
      generationDate: { date: null },
      enquiriesLast30Days: null,
      oldestAccount: { date: null, raw: null },
      emails: [],
      active: [],
      inactive: [],
    });
  });

  it('has every e-mail address and the date of birth [CR-143]', () => {
    const credit = {
      NameSegment: { ConsumerName1: 'ASHA', ConsumerName2: 'RAO', DateOfBirth: '05021990' },
      EmailContactSegment: [
        { EmailID: 'ASHA@MAIL.EXAMPLE' },
        { EmailID: '' },
        { EmailID: 'RAO@MAIL.EXAMPLE' },
      ],
    };
    expect(cibilSections({ CreditReport: credit })?.['apolloCibilReport']).toMatchObject({
      status: 'fetched',
      parsed_report: {
        emails: ['ASHA@MAIL.EXAMPLE', 'RAO@MAIL.EXAMPLE'],
        consumer_details: { name: 'ASHA RAO', date_of_birth: '1990-02-05' },
      },
    });
  });

  it('has the PAN from the identity of that type [CR-143]', () => {
    const segment = [
      { IDType: '02', IDNumber: 'Z1' },
      { IDType: 1, IDNumber: 'ZZWPK1007Z' },
    ];
    expect(cibilSections({ CreditReport: { IDSegment: segment } })?.['apolloCibilReport']).toMatchObject({
      parsed_report: { consumer_details: { pan: 'ZZWPK1007Z' } },
    });
  });
});

describe('every documented field of a CIBIL report', () => {
  const on = (date: string) => ({ date, raw: date });
  const fields = {
    ReportingMemberShortName: 'NOT DISCLOSED',
    AccountNumber: 'XX77',
    AccountType: '10',
    OwenershipIndicator: '4',
    CurrentBalance: '1',
    AmountOverdue: '2',
    HighCreditOrSanctionedAmount: '3',
    CreditLimit: '4',
    EmiAmount: '5',
    WrittenOffAmountTotal: '6',
    DateOpenedOrDisbursed: '01012026',
    DateReportedAndCertified: '02022026',
    DateOfLastPayment: '03032026',
    RateOfInterest: '18.00',
    RepaymentTenure: '24',
    PaymentFrequency: '03',
    PaymentHistory1: '031',
    PaymentHistoryStartDate: '01102026',
    PaymentHistoryEndDate: '01092026',
  };

  it('reaches the tab of a loan [CR-053] [CR-149]', () => {
    expect(account_(fields)).toEqual({
      id: '0',
      institution: 'NOT DISCLOSED',
      accountNumber: 'XX77',
      accountType: 'Credit card',
      ownership: 'Joint',
      status: null,
      assetClass: null,
      balance: 100,
      pastDue: 200,
      sanctioned: 300,
      highCredit: null,
      creditLimit: 400,
      installment: 500,
      lastPayment: null,
      writeOff: 600,
      opened: on('2026-01-01'),
      closed: { date: null, raw: null },
      reported: on('2026-02-02'),
      lastPaid: on('2026-03-03'),
      interestRate: '18.00',
      tenure: '24',
      frequency: '03',
      history: [
        {
          key: '10-26',
          month: newest,
          payment: { word: '031', days: 31, bucket: '31-60', meaning: '31 days past due' },
          suitFiled: '',
          assetClass: '',
        },
      ],
    });
  });

  it('is kept under its documented name, and a loan without dates has none [CR-149]', () => {
    const processedOf = (Account: unknown) =>
      cibilSections({ CreditReport: { Account } })?.['processedCibil'];
    expect(processedOf({ ...fields, SuitFiledOrWilfulDefault: '01', Unknown: 1 })).toMatchObject({
      active_loans: [
        {
          ...fields,
          SuitFiledOrWilfulDefault: '01',
          DateOpenedOrDisbursed: '2026-01-01',
          DateReportedAndCertified: '2026-02-02',
          DateOfLastPayment: '2026-03-03',
          PaymentHistoryStartDate: '2026-10-01',
          PaymentHistoryEndDate: '2026-09-01',
        },
      ],
    });
    expect(processedOf({ AccountType: '05', Unknown: 1, RateOfInterest: null, EmiAmount: {} })).toMatchObject(
      {
        active_loans: [{ AccountType: '05' }],
      },
    );
    expect(JSON.stringify(processedOf({ AccountType: '05', Unknown: 1, EmiAmount: {} }))).not.toMatch(
      /Unknown|EmiAmount|Ownership|Date/,
    );
  });

  it.each([
    [{ OwenershipIndicator: '1', OwnershipIndicator: '4' }, 'Individual'],
    [{ OwnershipIndicator: '4' }, 'Joint'],
    [{}, null],
  ])('has of the ownership %j: %s, in either spelling [CR-149]', (indicator, ownership) => {
    expect(account_(indicator)?.ownership).toBe(ownership);
  });

  it.each([
    [
      [
        { ScoreName: 'PLSCORE', Score: '1' },
        { ScoreName: 'CibilTUSC3', Score: '742' },
      ],
      742,
    ],
    [[{ Score: '00611' }, { ScoreName: 'NOTCIBILTUSC', Score: '742' }], 611],
    [[{ ScoreName: 'PLSCORE', Score: '611' }], 611],
  ])('has the score of CIBIL itself, or else the first: %j', (ScoreSegment, score) => {
    expect(read({ CreditReport: { ScoreSegment } }).score.value).toBe(score);
  });

  it('is dated by its header, or else by its score [CR-054]', () => {
    const ScoreSegment = { ScoreName: 'CIBILTUSC3', ScoreDate: '05112026' };
    const dated = (Header: object) => read({ CreditReport: { Header, ScoreSegment } }).generationDate.date;
    expect([dated({ DateProcessed: '06112026' }), dated({})]).toEqual(['2026-11-06', '2026-11-05']);
  });

  it('has its enquiries under either name of their date [CR-054]', () => {
    const Enquiry = [{ DateOfEnquiryFields: '06112026' }, { DateOfEnquiry: '05112026' }, {}];
    const Header = { DateProcessed: '06112026' };
    expect(read({ CreditReport: { Header, Enquiry } }).enquiriesLast30Days).toBe(2);
  });

  it('has addresses of up to five lines and a PIN code, and leaves out an empty one', () => {
    const Address = [
      { AddressLine1: '1', AddressLine2: '2', AddressLine3: '3', AddressLine4: '4', AddressLine5: '5' },
      { AddressLine1: 'A', AddressLine3: 'C', PinCode: '560001' },
      { PinCode: '560002' },
      { StateCode: '27' },
    ];
    const lines = ['1, 2, 3, 4, 5', 'A, C 560001', '560002'];
    expect(cibilSections({ CreditReport: { Address } })).toMatchObject({
      apolloCibilReport: { parsed_report: { address: lines } },
      processedCibil: { address: lines },
    });
  });

  it('has a name of up to five parts, and none of no part', () => {
    const NameSegment = {
      ConsumerName1: 'A',
      ConsumerName2: 'B',
      ConsumerName3: 'C',
      ConsumerName4: 'D',
      ConsumerName5: 'E',
    };
    expect(read({ CreditReport: { NameSegment } }).name).toBe('A B C D E');
    expect(read({ CreditReport: { NameSegment: { Gender: '3' } } })).toMatchObject({
      name: null,
      gender: 'Transgender',
    });
  });

  it.each([['01'], ['1'], [1]])('has the PAN of the identity type %j only [CR-143]', IDType => {
    const pan = (IDSegment: unknown) =>
      cibilSections({ CreditReport: { IDSegment } })?.['apolloCibilReport'] ?? {};
    const other = ['011', '11', '10', undefined].map(type => ({ IDType: type, IDNumber: 'Z1' }));
    expect(pan([...other, { IDType, IDNumber: 'P' }])).toMatchObject({
      parsed_report: { consumer_details: { pan: 'P' } },
    });
    expect(pan(other)).toMatchObject({ parsed_report: { consumer_details: { pan: null } } });
  });
});

describe('readCibilReport', () => {
  it.each([
    ['a name', { NameSegment: {} }, 'report'],
    ['a score', { data: { ScoreSegment: {} } }, 'report'],
    ['no known field', { Header: {} }, 'unreadable'],
    ['an error without words', { errorMessages: ['', null] }, 'unreadable'],
    ['an error', { errorMessages: 'Down' }, 'error'],
  ])('knows %s', (_what, body, outcome) => {
    expect(readCibilReport(body).outcome).toBe(outcome);
  });
});

describe('the CIBIL data of a loan', () => {
  const parsed = {
    score: '742',
    consumer_details: { name: 'ASHA RAO', date_of_birth: '1993-10-09', gender: 'Female' },
  };

  it('are those of the report, not of its head [CR-143]', () => {
    const { report } = readCibil({
      apolloCibilReport: { status: 'fetched', parsed_report: parsed },
      processedCibil: { score: '611' },
    });
    expect(report).toMatchObject({ state: 'ready', value: { score: { value: 611 }, name: null } });
  });

  it('are those of the head where there is no report [CR-143]', () => {
    const { report } = readCibil({ apolloCibilReport: { status: 'fetched', parsed_report: [parsed] } });
    expect(report).toMatchObject({
      value: { name: 'ASHA RAO', dateOfBirth: { date: '1993-10-09' }, gender: 'Female', active: [] },
    });
  });

  it('are broken by the section that cannot be read, and missing without either', () => {
    expect(readCibil({ apolloCibilReport: 'word' }).report.state).toBe('broken');
    expect(readCibil({ apolloCibilReport: 'word', processedCibil: {} }).report.state).toBe('ready');
    expect(readCibil({ apolloCibilReport: {}, processedCibil: 'word' }).report.state).toBe('broken');
    expect(readCibil({ apolloCibilReport: { status: 'initiated' } })).toEqual({
      status: 'initiated',
      report: { state: 'missing' },
    });
    expect(readCibil({ apolloCibilReport: { status: 'initiated' }, processedCibil: {} }).status).toBe(
      'initiated',
    );
  });
});
