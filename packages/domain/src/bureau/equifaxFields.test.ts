import { describe, expect, it } from 'vitest';
import { readEquifax } from './equifaxModel';
import { generated, newest, report } from './equifaxReading.fixture';

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

  it('reaches the tab: person, contact, summary, enquiries and key figures [CR-144.a, CR-144.b, CS-072.a, CS-072.b]', () => {
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
        { Value: '655', ScoringElements: [{ seq: '1', Description: 'Of the second score' }] },
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

  it('reaches the tab: a loan with its history [CR-145.a]', () => {
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
  ])('has of the name %j: %s [XR-157.a]', (Name, name) => {
    expect(report({ IDAndContactInfo: { PersonalInfo: { Name } } }).report.name).toBe(name);
  });

  it('has an age without its envelope too, in a section stored earlier [XR-157.a]', () => {
    const equifaxReport = { IDAndContactInfo: { PersonalInfo: { Age: '51' } } };
    expect(readEquifax({ equifaxReport }).outcome).toMatchObject({ value: { report: { age: '51' } } });
  });
});
