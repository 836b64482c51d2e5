import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated, mutationKinds } from '../../testing/mutation';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { hasEquifaxReport, readEquifax } from './equifaxModel';
import { holdsReport, readEquifaxReport, wireError } from './equifaxReport';
import { equifaxSections } from './equifaxSections';
import { keyOfMonth, monthOfKey } from './history';
import { total } from './amount';

// Generates a report model, writes it in the formats of the bureau and its resellers, and expects the tab to read
// the same model.

const generated = businessDate('2026-11-04');
const receivedAt = '2026-11-15T05:12:33.000Z';
const newest = 2026 * 12 + 9;

const words = [
  '000',
  '01+',
  '31+',
  '045',
  '360+',
  'NEW',
  'CLSD',
  'STD',
  'SMA',
  'SUB',
  'LSS',
  'WOF',
  'SET',
  '*',
  'RES',
];
/** An existing day, and texts that are not dates and must stay unchanged. */
const day = fc.constantFrom(
  ...['2026-01-31', '2024-02-29', '31/02/2026', '0000-00-00', '2026-13-01', '04-11-2026', 'N/A', '2026-11-4'],
);
const exists = (text: string) => text === '2026-01-31' || text === '2024-02-29';
const rupees = fc.integer({ min: 0, max: 99_999_999 });

const account = fc.record({
  open: fc.boolean(),
  institution: fc.constantFrom('Suvarnapath Bank', 'NOT DISCLOSED'),
  balance: rupees,
  pastDue: rupees,
  opened: day,
  /** Months back from the newest, with gaps. */
  history: fc.uniqueArray(
    fc.record({ back: fc.integer({ min: 0, max: 47 }), word: fc.constantFrom(...words) }),
    {
      maxLength: 48,
      selector: ({ back }) => back,
    },
  ),
});
const truth = fc.record({
  score: fc.constantFrom('712', '300', '900', '-1', '0', '000', '1', 'NH'),
  born: day,
  accounts: fc.array(account, { minLength: 1, maxLength: 6 }),
  enquiries: fc.array(fc.integer({ min: -3, max: 60 }), { maxLength: 8 }),
});
type Truth = typeof truth extends fc.Arbitrary<infer T> ? T : never;

const indian = new Intl.NumberFormat('en-IN');
const spellings: readonly ((rupees: number) => unknown)[] = [
  amount => String(amount),
  amount => amount,
  amount => `${amount}.00`,
  amount => ` ${indian.format(amount)} `,
];
const one = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : list);

function reportOf({ score, born, accounts, enquiries }: Truth, money: (rupees: number) => unknown) {
  return {
    InquiryResponseHeader: { Date: generated, HitCode: '10' },
    CIRReportData: {
      IDAndContactInfo: { PersonalInfo: { Name: { FullName: 'ASHA RAO' }, DateOfBirth: born } },
      ScoreDetails: one([{ Type: 'ERS', Value: score }]),
      Enquiries: enquiries.map((days, seq) => ({
        seq: String(seq),
        Date: addDays(generated, -days),
        Amount: '1',
      })),
      RetailAccountDetails: one(
        accounts.map(({ open, institution, balance, pastDue, opened, history }, seq) => ({
          seq: String(seq + 1),
          Institution: institution,
          Open: open ? 'Yes' : 'No',
          Balance: money(balance),
          PastDueAmount: money(pastDue),
          DateOpened: opened,
          History48Months: history.map(({ back, word }) => ({
            key: keyOfMonth(newest - back),
            PaymentStatus: word,
          })),
        })),
      ),
    },
  };
}

type Item = ReturnType<typeof reportOf>;
const envelopes: readonly ((item: Item) => unknown)[] = [
  item => ({ CCRResponse: { Status: '1', CIRReportDataLst: [item] } }),
  item => ({ data: { CCRResponse: { CIRReportDataLst: item } } }),
  item => ({ result: { credit_report: { CIRReportDataLst: [{ Error: null }, item] } } }),
  item => ({ status: 'SUCCESS', report: item }),
];
const cases: readonly ((name: string) => string)[] = [
  name => name,
  name => name.toLowerCase(),
  name => name.toUpperCase(),
  name => name.charAt(0).toLowerCase() + name.slice(1),
];

function renamed(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => renamed(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [spell(name), renamed(item, spell)]));
}

/** What the tab reads of a body, through the sections as they are stored and sent. */
function read(body: unknown) {
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(equifaxSections(body, receivedAt)));
  const { outcome, loans, features } = readEquifax(kept);
  if (outcome.state !== 'ready' || loans.state !== 'ready' || features.state !== 'ready') {
    throw new Error('The report is not ready');
  }
  return { outcome: outcome.value, loans: loans.value, features: features.value };
}

function report(data: Record<string, unknown>, header: Record<string, unknown> = { Date: generated }) {
  const found = read({ CIRReportDataLst: [{ InquiryResponseHeader: header, CIRReportData: data }] });
  if (found.outcome.kind !== 'report') throw new Error('An error');
  return { ...found, report: found.outcome.report };
}

describe('a generated Equifax report', () => {
  it('is read as the model it was generated from [CR-144] [CR-145] [CR-067]', () => {
    const shapes = fc.tuple(
      fc.constantFrom(...spellings),
      fc.constantFrom(...envelopes),
      fc.constantFrom(...cases),
    );
    fc.assert(
      fc.property(truth, shapes, (made, [money, wrap, spell]) => {
        const { outcome, loans, features } = read(renamed(wrap(reportOf(made, money)), spell));
        expect(outcome).toMatchObject({
          kind: 'report',
          report: {
            score: { raw: made.score, value: /^[3-9]\d\d$/.test(made.score) ? Number(made.score) : null },
            reportDate: { date: generated },
            dateOfBirth: { raw: made.born, date: exists(made.born) ? made.born : null },
            enquiriesLast30Days: made.enquiries.filter(days => days >= 0 && days <= 30).length,
          },
        });
        for (const open of [true, false]) {
          const [own, seen] = [
            made.accounts.filter(one_ => one_.open === open),
            open ? loans.active : loans.inactive,
          ];
          expect(seen.map(loan => [loan.institution, loan.balance, loan.pastDue])).toEqual(
            own.map(loan => [loan.institution, loan.balance * 100, loan.pastDue * 100]),
          );
          expect(seen.map(({ opened }) => opened)).toEqual(
            own.map(({ opened }) => ({ raw: opened, date: exists(opened) ? opened : null })),
          );
          expect(
            seen.map(({ history }) => history.map(({ month, payment }) => [month, payment.word])),
          ).toEqual(own.map(({ history }) => history.map(({ back, word }) => [newest - back, word])));
        }
        expect(new Set([...loans.active, ...loans.inactive].map(({ id }) => id)).size).toBe(
          made.accounts.length,
        );
        expect(features.balance).toBe(total(loans.active.map(({ balance }) => balance)));
        expect(features.pastDue).toBe(total(loans.active.map(({ pastDue }) => pastDue)));
      }),
      { numRuns: 120 },
    );
  });

  const sample: unknown = JSON.parse(
    readFileSync(new URL('../../testing/samples/equifax/hit-thin.json', import.meta.url), 'utf8'),
  );

  const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mutationKinds)), {
    minLength: 1,
    maxLength: 5,
  });

  it('is read without a throw after any mutation [CR-144]', () => {
    fc.assert(
      fc.property(mutations, list => {
        const body = mutated(sample, list);
        const kept: unknown = JSON.parse(JSON.stringify(equifaxSections(body, receivedAt)));
        expect(kept === null ? 'ready' : readEquifax(Object(kept)).outcome.state).toBe('ready');
      }),
      { numRuns: 300 },
    );
  });
});

describe('an unusual Equifax report', () => {
  it.each([
    ['enquiries alone', { Enquiries: [{ Date: '2026-11-04' }] }],
    ['a summary alone', { EnquirySummary: { Total: '0' } }],
    ['contact alone', { IDAndContactInfo: {} }],
    ['empty lists', { RetailAccountDetails: [], Enquiries: [], ScoreDetails: [] }],
    ['nothing in the lists', { RetailAccountDetails: null, Enquiries: '', ScoreDetails: null }],
  ])('with %s is a report without loans or a score [CR-144]', (_what, data) => {
    const { report: seen, loans } = report(data);
    expect(seen.score).toEqual({ value: null, raw: null });
    expect(loans).toEqual({ active: [], inactive: [] });
  });

  it.each([
    ['2026-11-04', 2],
    ['0000-00-00', null],
    ['04/11/2026', null],
  ])('of %j counts enquiries: %j [CR-054]', (Date, times) => {
    const Enquiries = ['2026-11-04', '2026-10-05', '2026-10-04', '2026-11-05', '05/11/2026'].map(on => ({
      Date: on,
    }));
    expect(report({ Enquiries }, { Date }).report.enquiriesLast30Days).toBe(times);
  });

  it('keeps an invalid month in its position, and the months around it in theirs [CR-067]', () => {
    const keys = ['01-26', '13-25', '12-25', '', '10-25', '02-2024'];
    const { loans } = report({
      RetailAccountDetails: {
        Open: 'Yes',
        History48Months: keys.map(key => ({ key, PaymentStatus: '000' })),
      },
    });
    expect(loans.active[0]?.history.map(({ key, month }) => [key, month])).toEqual(
      keys.map(key => [key, monthOfKey(key)]),
    );
  });

  it('classifies a sold, a written-off and a closed account by its Open field [CR-145]', () => {
    const { loans } = report({
      RetailAccountDetails: [
        { AccountStatus: 'Sold/Purchased', Open: 'No', DateClosed: '2025-02-28' },
        { AccountStatus: 'Charge Off/Written Off', Open: 'Yes', WriteOffAmount: '1,20,000.50' },
        { AccountStatus: 'Closed Account', Open: 'No', DateClosed: '31/02/2026' },
      ],
    });
    expect(loans.active).toMatchObject([{ status: 'Charge Off/Written Off', writeOff: 12_000_050 }]);
    expect(loans.inactive.map(({ closed }) => closed)).toEqual([
      { date: '2025-02-28', raw: '2025-02-28' },
      { date: null, raw: '31/02/2026' },
    ]);
  });

  it('shows a negative amount, and null for an invalid one [CR-145]', () => {
    const { loans } = report({
      RetailAccountDetails: [{ Open: 'Yes', Balance: '-1,250.75', PastDueAmount: 'NA', SanctionAmount: '' }],
    });
    expect(loans.active).toMatchObject([{ balance: -125_075, pastDue: null, sanctioned: null }]);
  });

  it.each([
    [
      { CCRResponse: { CIRReportDataLst: { Error: { ErrorDesc: 'Consumer not found in bureau' } } } },
      'Consumer not found in bureau',
    ],
    [{ CCRResponse: { Status: '0', Error: { ErrorCode: 'E0001' } } }, 'E0001'],
    [{ Error: 'Service unavailable' }, 'Service unavailable'],
    [{ ccrresponse: { cirreportdatalst: [{ ERROR: [{ ERRORDESC: 'Down' }] }] } }, 'Down'],
  ])('reads the error of %j [CR-144]', (body, description) => {
    const { outcome } = readEquifax(Object(equifaxSections(body, receivedAt)));
    expect(outcome).toMatchObject({ value: { kind: 'error', description } });
  });

  const score = { ScoreDetails: [{ Value: '712' }] };
  const refused = { ErrorCode: 'E0053', ErrorDesc: 'Telecom data not available' };
  it.each([
    ['beside the report', { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score, Error: refused }] } }],
    [
      'inside the report',
      { CCRResponse: { CIRReportDataLst: [{ CIRReportData: { ...score, Error: refused } }] } },
    ],
    [
      'in an item before it',
      { CCRResponse: { CIRReportDataLst: [{ Error: refused }, { CIRReportData: score }] } },
    ],
    [
      'in an item behind it',
      { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score }, { Error: refused }] } },
    ],
    ['over all', { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score }], Error: refused } }],
    ['in other capitals', { ccrresponse: { cirreportdatalst: { cirreportdata: score, ERROR: [refused] } } }],
  ])('has both a report and an error that is %s [CR-144]', (_where, body) => {
    const data = readEquifax(Object(equifaxSections(body, receivedAt)));
    expect(data.outcome).toMatchObject({
      value: {
        kind: 'report',
        report: { score: { raw: '712' } },
        error: { description: 'Telecom data not available', noHit: false },
      },
    });
    expect(hasEquifaxReport(data)).toBe(true);
  });

  it.each([[{}], [{ ErrorCode: '', ErrorDesc: ' ' }], [null], ['']])(
    'has a report and ignores the blank error %j [CR-144]',
    Error => {
      const body = { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score, Error }] } };
      const { outcome } = readEquifax(Object(equifaxSections(body, receivedAt)));
      expect(outcome).toMatchObject({ value: { kind: 'report', error: null } });
    },
  );

  it('does not lose accounts that come with nothing but an error [CR-145]', () => {
    const body = {
      CCRResponse: {
        CIRReportDataLst: [{ CIRReportData: { RetailAccountDetails: [{ Open: 'Yes' }] }, Error: refused }],
      },
    };
    const { outcome, loans } = readEquifax(Object(equifaxSections(body, receivedAt)));
    expect(outcome).toMatchObject({ value: { kind: 'report' } });
    expect(loans).toMatchObject({ value: { active: [{}] } });
  });

  it('treats a section with an error and otherwise empty fields as the error [CR-144]', () => {
    const equifaxReport = { InquiryResponseHeader: { Date: '2026-11-04' }, ScoreDetails: [], Error: refused };
    expect(readEquifax({ equifaxReport }).outcome).toMatchObject({ value: { kind: 'error' } });
  });
});

describe('every documented field of an Equifax report', () => {
  const on = (date: string) => ({ date, raw: date });
  const [one_, two, three, four, five] = [
    '2026-01-01',
    '2026-02-02',
    '2026-03-03',
    '2026-04-04',
    '2026-05-05',
  ];
  const id = (IdNumber: string, ReportedDate: string | undefined) => [{ seq: '1', IdNumber, ReportedDate }];

  it('reaches the tab: person, contact, summary, enquiries and key figures [CR-144]', () => {
    const { report: seen } = report({
      IDAndContactInfo: {
        PersonalInfo: {
          Name: { FirstName: 'ASHA', MiddleName: 'K', LastName: 'RAO' },
          DateOfBirth: one_,
          Gender: 'Female',
          Age: { Age: '51' },
          Occupation: 'Salaried',
          TotalIncome: '62000',
        },
        IdentityInfo: {
          PANId: id('P1', one_),
          DriverLicence: id('D1', two),
          VoterID: id('V1', three),
          PassportID: id('Z1', four),
          OtherId: id('O1', five),
        },
        AddressInfo: [
          {
            Seq: '1',
            ReportedDate: one_,
            Address: '1 A ROAD',
            State: 'KA',
            Postal: '560001',
            Type: 'Primary',
          },
        ],
        PhoneInfo: [{ seq: '1', typeCode: 'M', ReportedDate: two, Number: '9000011608' }],
        EmailAddressInfo: [{ seq: '1', ReportedDate: three, EmailAddress: 'ASHA@MAIL.EXAMPLE' }],
      },
      ScoreDetails: [
        { Value: '712', ScoringElements: [{ seq: '1', Description: 'Number of trades' }, { seq: '2' }] },
      ],
      RetailAccountsSummary: {
        NoOfAccounts: '11',
        NoOfActiveAccounts: '12',
        NoOfPastDueAccounts: '13',
        NoOfWriteOffs: '14',
        NoOfZeroBalanceAccounts: '15',
        OldestAccount: 'Gold Loan',
        RecentAccount: 'Credit Card',
        MostSevereStatusWithIn24Months: 'SMA',
        TotalBalanceAmount: '1',
        TotalPastDue: '2',
        TotalSanctionAmount: '3',
        TotalMonthlyPaymentAmount: '4',
        TotalHighCredit: '5',
        TotalCreditLimit: '6',
        AverageOpenBalance: '7',
        SingleHighestCredit: '8',
        SingleHighestSanctionAmount: '9',
        SingleHighestBalance: '10',
      },
      Enquiries: [
        {
          seq: '0',
          Date: four,
          Time: '16:55',
          Institution: 'Dhanveer',
          RequestPurpose: '05',
          Amount: '430000',
        },
      ],
      EnquirySummary: {
        Purpose: 'ALL',
        Total: '9',
        Past30Days: '1',
        Past12Months: '2',
        Past24Months: '3',
        Recent: five,
      },
      OtherKeyInd: {
        AgeOfOldestTrade: '17',
        NumberOfOpenTrades: '4',
        AllLinesEVERWritten: '3',
        AllLinesEVERWrittenIn9Months: '2',
        AllLinesEVERWrittenIn6Months: '1',
      },
      RecentActivities: {
        AccountsDeliquent: '1',
        AccountsOpened: '2',
        AccountsUpdated: '3',
        TotalInquiries: '4',
      },
    });
    expect(seen).toEqual({
      score: { value: 712, raw: '712' },
      scoringElements: ['Number of trades'],
      reportDate: on(generated),
      name: 'ASHA K RAO',
      dateOfBirth: on(one_),
      gender: 'Female',
      age: '51',
      occupation: 'Salaried',
      income: '62000',
      ids: [
        { kind: 'PAN', number: 'P1', reported: on(one_) },
        { kind: 'Driving licence', number: 'D1', reported: on(two) },
        { kind: 'Voter id', number: 'V1', reported: on(three) },
        { kind: 'Passport', number: 'Z1', reported: on(four) },
        { kind: 'Other', number: 'O1', reported: on(five) },
      ],
      addresses: [
        { address: '1 A ROAD', state: 'KA', postal: '560001', type: 'Primary', reported: on(one_) },
      ],
      phones: [{ number: '9000011608', type: 'M', reported: on(two) }],
      emails: [{ email: 'ASHA@MAIL.EXAMPLE', reported: on(three) }],
      summary: {
        accounts: '11',
        activeAccounts: '12',
        pastDueAccounts: '13',
        writeOffs: '14',
        zeroBalanceAccounts: '15',
        oldestAccount: 'Gold Loan',
        recentAccount: 'Credit Card',
        mostSevere24Months: 'SMA',
        totalBalance: 100,
        totalPastDue: 200,
        totalSanctioned: 300,
        totalMonthlyPayment: 400,
        totalHighCredit: 500,
        totalCreditLimit: 600,
        averageOpenBalance: 700,
        highestCredit: 800,
        highestSanctioned: 900,
        highestBalance: 1000,
      },
      enquiriesLast30Days: 0,
      enquirySummary: {
        purpose: 'ALL',
        total: '9',
        past30Days: '1',
        past12Months: '2',
        past24Months: '3',
        recent: on(five),
      },
      enquiries: [
        {
          id: '0',
          date: on(four),
          time: '16:55',
          institution: 'Dhanveer',
          purpose: '05',
          amount: 43_000_000,
        },
      ],
      otherKeyInfo: {
        ageOfOldestTrade: '17',
        openTrades: '4',
        everWritten: '3',
        everWrittenIn9Months: '2',
        everWrittenIn6Months: '1',
      },
      recentActivities: { delinquent: '1', opened: '2', updated: '3', enquiries: '4' },
    });
  });

  it('reaches the tab: a loan with its history [CR-145]', () => {
    const { loans } = report({
      RetailAccountDetails: {
        seq: '3',
        Institution: 'Suvarnapath Bank',
        AccountNumber: 'XXXX6338',
        AccountType: 'Personal Loan',
        OwnershipType: 'Individual',
        AccountStatus: 'Current Account',
        AssetClassification: 'Standard',
        Open: 'Yes',
        Balance: '1',
        PastDueAmount: '2',
        SanctionAmount: '3',
        HighCredit: '4',
        CreditLimit: '5',
        InstallmentAmount: '6',
        LastPayment: '7',
        WriteOffAmount: '8',
        DateOpened: one_,
        DateClosed: two,
        DateReported: three,
        LastPaymentDate: four,
        InterestRate: '20.0',
        RepaymentTenure: '60',
        TermFrequency: 'Monthly',
        History48Months: {
          key: '10-26',
          PaymentStatus: '031',
          SuitFiledStatus: 'SF',
          AssetClassificationStatus: 'S',
        },
      },
    });
    expect(loans).toEqual({
      active: [
        {
          id: '3-0',
          institution: 'Suvarnapath Bank',
          accountNumber: 'XXXX6338',
          accountType: 'Personal Loan',
          ownership: 'Individual',
          status: 'Current Account',
          assetClass: 'Standard',
          balance: 100,
          pastDue: 200,
          sanctioned: 300,
          highCredit: 400,
          creditLimit: 500,
          installment: 600,
          lastPayment: 700,
          writeOff: 800,
          opened: on(one_),
          closed: on(two),
          reported: on(three),
          lastPaid: on(four),
          interestRate: '20.0',
          tenure: '60',
          frequency: 'Monthly',
          history: [
            {
              key: '10-26',
              month: newest,
              payment: { word: '031', days: 31, bucket: '31-60', meaning: '31 days past due' },
              suitFiled: 'SF',
              assetClass: 'S',
            },
          ],
        },
      ],
      inactive: [],
    });
  });

  it.each([
    [{ FullName: 'ASHA RAO', FirstName: 'A' }, 'ASHA RAO'],
    [{ First: 'ASHA', Middle: 'K', Last: 'RAO' }, 'ASHA K RAO'],
    [{ FullName: ' ', LastName: 'RAO' }, 'RAO'],
    [{}, null],
  ])('has of the name %j: %s [CR-144]', (Name, name) => {
    expect(report({ IDAndContactInfo: { PersonalInfo: { Name } } }).report.name).toBe(name);
  });

  it('has an age without its envelope too, in a section stored earlier [CR-144]', () => {
    const equifaxReport = { IDAndContactInfo: { PersonalInfo: { Age: '51' } } };
    expect(readEquifax({ equifaxReport }).outcome).toMatchObject({ value: { report: { age: '51' } } });
  });
});

describe('an Equifax answer', () => {
  it('has the header of its item, and what only the whole answer says', () => {
    const body = {
      InquiryResponseHeader: { Date: '2026-01-01', HitCode: '10', ClientID: 'not kept' },
      CIRReportDataLst: [
        { CIRReportData: { Enquiries: [] }, InquiryResponseHeader: { Date: generated, SuccessCode: '1' } },
      ],
    };
    expect(readEquifaxReport(body)).toMatchObject({
      report: { InquiryResponseHeader: { Date: generated, HitCode: '10', SuccessCode: '1' } },
    });
    expect(JSON.stringify(readEquifaxReport(body))).not.toContain('not kept');
  });

  it.each([
    ['CCRResponse alone', { CCRResponse: { ScoreDetails: [] } }],
    ['a list of reports alone', { CIRReportDataLst: [{ ScoreDetails: [] }] }],
    ['one report in a list', { CIRReportData: [null, { Enquiries: [] }] }],
    ['contact', { IDAndContactInfo: {} }],
    ['accounts', { RetailAccountDetails: [] }],
    ['a score', { ScoreDetails: [] }],
    ['a summary', { RetailAccountsSummary: {} }],
  ])('is known by %s [CR-144]', (_what, body) => {
    expect(readEquifaxReport({ data: { body } }).outcome).toBe('report');
  });

  it.each([
    ['a general name outside its envelope', { Enquiries: [] }],
    ['a report that is a word', { CIRReportData: 'none' }],
    ['a report of other fields', { CIRReportData: { Other: 1 } }],
  ])('is not known by %s', (_what, body) => {
    expect(readEquifaxReport(body)).toEqual({ outcome: 'unreadable' });
  });

  it.each([
    [{ ErrorDesc: 'A', ErrorDescription: 'B', ErrorMessage: 'C', ErrorCode: 'D' }, 'A', 'D', false],
    [{ ErrorDescription: 'B', ErrorMessage: 'C' }, 'B', null, false],
    [{ ErrorMessage: 'C' }, 'C', null, false],
    [{ ErrorCode: '00' }, '00', '00', true],
    [{ ErrorCode: '0', ErrorDesc: 'None' }, 'None', '0', true],
    [{ ErrorCode: 'E00', ErrorDesc: 'A' }, 'A', 'E00', false],
    [{ ErrorCode: '00E', ErrorDesc: 'A' }, 'A', '00E', false],
    [{ ErrorDesc: 'A' }, 'A', null, false],
  ])('says of the error %j: %s [CR-144]', (Error, description, code, noHit) => {
    expect(readEquifaxReport({ Error })).toEqual({ outcome: 'error', description, code, noHit });
  });

  it('keeps an error without a code, and the part of a report that is not empty', () => {
    expect(equifaxSections({ Error: { ErrorDesc: 'A' } }, receivedAt)).toMatchObject({
      equifaxReport: { Error: { ErrorDesc: 'A' } },
    });
    expect(wireError({ code: null, description: 'A', noHit: false })).toEqual({ ErrorDesc: 'A' });
    expect(wireError({ code: '1', description: 'A', noHit: false })).toEqual({
      ErrorCode: '1',
      ErrorDesc: 'A',
    });
    const parts = [{ IDAndContactInfo: { a: 1 } }, { RetailAccountDetails: [{}] }, { ScoreDetails: [{}] }];
    expect([...parts, { RetailAccountsSummary: { a: 1 } }].every(holdsReport)).toBe(true);
    expect([{ Enquiries: [{}] }, { ScoreDetails: null }, { ScoreDetails: 'word' }].some(holdsReport)).toBe(
      false,
    );
  });

  it('stored without a description is an error that says so [CR-144]', () => {
    expect(readEquifax({ equifaxReport: { Error: {} } }).outcome).toEqual({
      state: 'ready',
      value: { kind: 'error', description: 'No description was given', noHit: false },
    });
    expect(readEquifax({ equifaxReport: { Error: null } }).outcome).toMatchObject({
      value: { kind: 'report' },
    });
  });

  it.each([
    [{}, false],
    [{ equifaxReport: 'word' }, false],
    [{ equifaxReport: { Error: { ErrorDesc: 'Down' } } }, false],
    [{ equifaxReport: {} }, true],
  ])('in the loan %j is a report: %s [CR-070]', (raw, is) => {
    expect(hasEquifaxReport(readEquifax(raw))).toBe(is);
  });

  it('without a date keeps the rest of its header beside the day it was received', () => {
    const body = { CIRReportData: { Enquiries: [] }, InquiryResponseHeader: { HitCode: '10' } };
    expect(equifaxSections(body, receivedAt)?.['equifaxReport']).toMatchObject({
      InquiryResponseHeader: { HitCode: '10', Date: '2026-11-15' },
    });
    expect(equifaxSections({ CIRReportData: { Enquiries: [] } }, 'no instant')?.['equifaxReport']).toEqual({
      InquiryResponseHeader: {},
      Enquiries: [],
    });
  });
});
