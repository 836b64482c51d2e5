import { describe, expect, it } from 'vitest';
import { cibilSections } from './cibilSections';
import { loanOf, newest, read } from './cibilReading.fixture';

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

  it('reaches the tab of a loan [CR-149.a]', () => {
    expect(loanOf(fields)).toEqual({
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

  it('is kept under its documented name, and a loan without dates has none [CR-149.a]', () => {
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
  ])('has of the ownership %j: %s, in either spelling [XR-157.a]', (indicator, ownership) => {
    expect(loanOf(indicator)?.ownership).toBe(ownership);
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
  ])('has the score of CIBIL itself, or else the first: %j [CR-053.a]', (ScoreSegment, score) => {
    expect(read({ CreditReport: { ScoreSegment } }).score.value).toBe(score);
  });

  it('is dated by its header, or else by its score [CR-053.a]', () => {
    const ScoreSegment = { ScoreName: 'CIBILTUSC3', ScoreDate: '05112026' };
    const dated = (Header: object) => read({ CreditReport: { Header, ScoreSegment } }).generationDate.date;
    expect([dated({ DateProcessed: '06112026' }), dated({})]).toEqual(['2026-11-06', '2026-11-05']);
  });

  it('has each of its loans in the table of its state, also one without a balance [CR-053.c, CR-053.d]', () => {
    const DateClosed = '04042026';
    const numbered = (AccountNumber: string, rest: object = {}) => ({ AccountNumber, ...rest });
    const balance = { CurrentBalance: '1' };
    const Account = [
      numbered('A1'),
      numbered('C1', { DateClosed }),
      numbered('A2', balance),
      numbered('C2', { DateClosed, ...balance }),
    ];
    const { active, inactive } = read({ CreditReport: { Account } });
    expect(active.map(loan => loan.accountNumber)).toEqual(['A1', 'A2']);
    expect(inactive.map(loan => loan.accountNumber)).toEqual(['C1', 'C2']);
  });

  it('has its enquiries under either name of their date [CR-054.a]', () => {
    const Enquiry = [{ DateOfEnquiryFields: '06112026' }, { DateOfEnquiry: '05112026' }, {}];
    const Header = { DateProcessed: '06112026' };
    expect(read({ CreditReport: { Header, Enquiry } }).enquiriesLast30Days).toBe(2);
  });

  it('counts the enquiries of the 30 days up to its own date, however old it is [CR-054.a, CR-054.b, CR-054.c]', () => {
    const Header = { DateProcessed: '06112019' };
    const counted = (DateOfEnquiry: string) =>
      read({ CreditReport: { Header, Enquiry: [{ DateOfEnquiry }] } }).enquiriesLast30Days;
    expect(['06102019', '07102019', '06112019', '07112019'].map(counted)).toEqual([0, 1, 1, 0]);
  });

  it('has addresses of up to five lines and a PIN code, and leaves out an empty one [CR-149.a]', () => {
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

  it('has a name of up to five parts, and none of no part [CR-149.a]', () => {
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

  it.each([['01'], ['1'], [1]])('has the PAN of the identity type %j only', IDType => {
    const pan = (IDSegment: unknown) =>
      cibilSections({ CreditReport: { IDSegment } })?.['apolloCibilReport'] ?? {};
    const other = ['011', '11', '10', undefined].map(type => ({ IDType: type, IDNumber: 'Z1' }));
    expect(pan([...other, { IDType, IDNumber: 'P' }])).toMatchObject({
      parsed_report: { consumer_details: { pan: 'P' } },
    });
    expect(pan(other)).toMatchObject({ parsed_report: { consumer_details: { pan: null } } });
  });
});
