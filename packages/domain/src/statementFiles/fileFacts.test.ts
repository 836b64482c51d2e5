import { describe, expect, it } from 'vitest';
import { accountNumberIn, fileFacts, isOpening, isSum } from './fileFacts';

describe('accountNumberIn [XR-160.d]', () => {
  it.each([
    ['Account Number : 50100123456789', '50100123456789'],
    ['Account No :50100123456789 OTHER', '50100123456789'],
    ['A/C No: 001234567890', '001234567890'],
    ['AC No. 001234567890', '001234567890'],
    ['Account Number\t00000031234567890', '00000031234567890'],
    ['Account Number\t_00000031234567890', '00000031234567890'],
    ['Acct No. 1234 5678 9012', '123456789012'],
    ['Acct # 1234-5678-9012', '123456789012'],
    [
      'Statement of Axis Account No :912010012345678 for the period (From : 01-05-2026 To : 31-10-2026)',
      '912010012345678',
    ],
    ['Account Number: XXXXXX1234', 'XXXXXX1234'],
    ['A/c No. xxxx 1234', 'xxxx1234'],
    ['Account ****1234', '****1234'],
    ['A/c ••••1234', '••••1234'],
    ['Account Number - 123456', '123456'],
    ['Savings Account (1234567890)', '1234567890'],
    ['खाता संख्या : 31234567890', '31234567890'],
    ['खाते क्रमांक 31234567890', '31234567890'],
    ['खाता नं. 31234567890', '31234567890'],
    ['Customer A/c No 1234567890', '1234567890'],
    ['CIF No. 998877665 Account No: 12345678901', '12345678901'],
    ['Account Number : 1234567890 (INR) - ASHA RAO', '1234567890'],
    ['Account 1234567890123456789012', '1234567890123456789012'],
  ])('reads %j', (line, number) => {
    expect(accountNumberIn(line)).toBe(number);
  });

  it.each([
    '',
    'Customer ID : 50100123456789',
    'CIF 50100123456789',
    'Customer acct reference 12',
    'Account Type : SAVINGS',
    'Account Number : 12345',
    'Account Balance 1234567.00',
    'Account Balance 1,234,567.00',
    'A/C Open Date : 01-02-2015',
    'Account opened 2015-02-01',
    'A/C Open Date : 01/02/2015',
    'Accounting 1234567890',
    'Subaccount 1234567890',
    'Account Number XXXXXXXX12',
    'Account Number 123456XX',
    'Account held since the very beginning 1234567890',
    '1234567890',
  ])('reads none in %j', line => {
    expect(accountNumberIn(line)).toBe('');
  });
});

describe('the holder [XR-160.d]', () => {
  const holder = (...above: string[]) => fileFacts(above, []).holder;

  it.each([
    ['Name : ASHA RAO', 'ASHA RAO'],
    ['Name\tASHA RAO', 'ASHA RAO'],
    ['Name:\t: Asha Rao', 'Asha Rao'],
    ['Account Name : MR. ASHA RAO', 'ASHA RAO'],
    ['A/c Name - Mrs Asha Rao', 'Asha Rao'],
    ['Customer Name\tMS. ASHA RAO\tBranch\tPUNE', 'ASHA RAO'],
    ['Client Name: Miss Asha Rao', 'Asha Rao'],
    ['Primary Holder Name : Shri Asha Rao', 'Asha Rao'],
    ['Primary  Holder  Name  : Shri.  Asha Rao ', 'Asha Rao'],
    ['PrimaryHolderName: Asha Rao', 'Asha Rao'],
    [' Name : Asha Mr Rao', 'Asha Mr Rao'],
    ['Pune\t Ac Name : Asha Rao', 'Asha Rao'],
    ['Pune\t  AccountHolder : Asha Rao', 'Asha Rao'],
    ['AC  Holder : Asha Rao', 'Asha Rao'],
    ['Name  of  the  Account  Holder : Asha Rao', 'Asha Rao'],
    ['Name : AC No', ''],
    ['Statement of  ASHA RAO, Pune', 'ASHA RAO'],
    ['Account  No 12345 (INR) - Asha Rao', ''],
    ['Account Holder Name : Smt. Asha Rao', 'Asha Rao'],
    ["Account Holder's Name : Dr Asha Rao", 'Asha Rao'],
    ['Account Holders Name : Asha Rao', 'Asha Rao'],
    ['Account Holder : Asha Rao', 'Asha Rao'],
    ['A/C Holder\tAsha Rao', 'Asha Rao'],
    ['Name of the Account Holder : Asha Rao', 'Asha Rao'],
    ['Name of Customer : Asha Rao', 'Asha Rao'],
    ['खाताधारक : आशा राव', 'आशा राव'],
    ['नाम : आशा राव', 'आशा राव'],
    ['Branch : PUNE\tName : ASHA RAO', 'ASHA RAO'],
    ['Statement of ASHA RAO, Pune', 'ASHA RAO'],
    ['Passbook of Asha Rao, from May', 'Asha Rao'],
    ['Account Number : 1234567890 ( INR ) - ASHA RAO', 'ASHA RAO'],
    ['Acct No 123456 SAVINGS (INR) - Asha Rao', 'Asha Rao'],
    ['Name : Drew Barry', 'Drew Barry'],
    ['Name : As', ''],
    ['Branch Name : Main Street', ''],
    ['Nominee Name : Ravi Rao', ''],
    ['Name : Flat 12', ''],
    ['Nameless : Asha Rao', ''],
    ['Name : Account Number', ''],
    ['Name :\tBranch :', ''],
    ['Statement of account, May', ''],
  ])('of %j is %j', (line, name) => {
    expect(holder(line)).toBe(name);
  });

  it.each([
    ['MR. ASHA RAO\tAccount Branch : PUNE', 'ASHA RAO'],
    ["ASHA D'SA", "ASHA D'SA"],
    ['आशा राव', 'आशा राव'],
    ['A Rao', 'A Rao'],
    ['ASHA', ''],
    ['A Ra', ''],
    ['12 MG', ''],
    ['FLAT 12 ROSE', ''],
    ['ZENITH BANK', ''],
    ['ACCOUNT SUMMARY', ''],
    ['STATEMENT DETAILS', ''],
    ['PUNE BRANCH', ''],
    ['MY PASSBOOK', ''],
    ['ROSE FOODS LTD', ''],
    ['ROSE FOODS LIMITED', ''],
    ['PUNE INDIA', ''],
    ['ROSE NAGAR', ''],
    ['ROSE ROAD', ''],
  ])('of an address block that begins with %j is %j', (line, name) => {
    expect(holder('', line)).toBe(name);
  });

  it('is looked for in twelve lines of an address block, a label in all', () => {
    const lines = Array.from({ length: 11 }, () => '12');
    expect(holder(...lines, 'Asha Rao')).toBe('Asha Rao');
    expect(holder(...lines, '12', 'Asha Rao')).toBe('');
    expect(holder(...lines, '12', 'Name : Asha Rao')).toBe('Asha Rao');
    expect(holder('Ravi Rao', 'Name : Asha Rao')).toBe('Asha Rao');
  });

  it('stands below the rows only with its label', () => {
    expect(fileFacts([], ['Ravi Rao', 'Name : Asha Rao']).holder).toBe('Asha Rao');
    expect(fileFacts([], ['Ravi Rao']).holder).toBe('');
    expect(fileFacts(['Name : Usha Rao'], ['Name : Asha Rao']).holder).toBe('Usha Rao');
  });
});

describe('the period [XR-160.d]', () => {
  const period = (...above: string[]) => fileFacts(above, []).period;
  const mayToOctober = { from: '2026-05-01', to: '2026-10-31' };

  it.each([
    'From : 01/05/2026 To : 31/10/2026',
    'From 01-05-2026 To 31-10-2026',
    'Statement From : 01/05/26 to: 31/10/26',
    'Statement Period\t01/05/2026 to 31/10/2026',
    '01.05.2026 - 31.10.2026',
    '01/05/2026 – 31/10/2026',
    '01/05/2026 — 31/10/2026',
    '01/05/2026 till 31/10/2026',
    '01/05/2026 until 31/10/2026',
    '01/05/2026 through 31/10/2026',
    'between 01/05/2026 and 31/10/2026',
    '01/05/2026 से 31/10/2026',
    '2026-05-01 to 2026-10-31',
    'for the period 1 May 2026 to 31 October 2026',
    '1st May 2026 to 31st Oct 2026',
    '01-May-2026 to 31-Oct-2026',
    'May 1, 2026 to October 31, 2026',
    'May 01, 2026 - Oct 31, 2026',
    'May1, 2026 to October31, 2026',
    'from May01,2026 to Oct31,2026',
    'Period:May1,2026-October31,2026',
    '1May2026 to 31October2026',
    '01May26to31Oct26',
    'for the period (From : 01-05-2026 To : 31-10-2026)',
    'From Date : 01/05/2026\tTo Date : 31/10/2026',
    'Start Date : 01/05/2026\tEnd Date : 31/10/2026',
    '(01/05/2026) to (31/10/2026)',
    'From 01/05/2026 00:00:00 To 31/10/2026 23:59:59',
    'Opened 03/04/2015, from 01/05/2026 to 31/10/2026',
  ])('is read in %j', line => {
    expect(period(line)).toEqual(mayToOctober);
  });

  it.each([
    'From : 31/10/2026 To : 01/05/2026',
    'From : 32/05/2026 To : 31/10/2026',
    'From : 01/05/2026 To : 32/10/2026',
    '01/05/2026',
    '01/05/2026 31/10/2026',
    'May 2026 to October 2026',
    'Start Date : 01/05/2026',
    'End Date : 31/10/2026',
    'To : 01/05/2026 From : 31/10/2026',
  ])('is none in %j', line => {
    expect(period(line)).toBeNull();
  });

  it('is read of two lines, and of one day', () => {
    expect(period('From Date : 01/05/2026', 'Place : Pune', 'To Date : 31/10/2026')).toEqual(mayToOctober);
    expect(period('Start Date\t1 May 2026', 'End Date\t31 Oct 2026')).toEqual(mayToOctober);
    expect(period('01/05/2026 to 01/05/2026')).toEqual({ from: '2026-05-01', to: '2026-05-01' });
  });

  it('is the first that is one, above the rows or else below', () => {
    expect(
      period('31/10/2026 to 01/05/2026', '01/05/2026 to 31/10/2026', '01/06/2026 to 30/06/2026'),
    ).toEqual(mayToOctober);
    expect(fileFacts([], ['01/05/2026 to 31/10/2026']).period).toEqual(mayToOctober);
    expect(fileFacts(['01/05/2026 to 31/10/2026'], ['01/06/2026 to 30/06/2026']).period).toEqual(
      mayToOctober,
    );
  });
});

describe('the opening balance [XR-160.d]', () => {
  const opening = (...lines: string[]) => fileFacts(lines, []).opening;

  it.each([
    ['Opening Balance : 1,000.00', 1000_00],
    ['Opening Balance: Rs. 1,000.00 Cr', 1000_00],
    ['Opening Balance\t1,000.00', 1000_00],
    ['Opening Balance\t: 1,000.00', 1000_00],
    ['Opening Balance\t- 1,000.00', -1000_00],
    ['Opening Bal. 1,000.00', 1000_00],
    ['Opening Balance 1,000.00 Dr', -1000_00],
    ['Opening Balance\t(1,000.00)', -1000_00],
    ['Opening Balance : -1,000.00', -1000_00],
    ['Opening Balance -1,000.00', -1000_00],
    ['Opening Balance - 1,000.00', 1000_00],
    ['Opening Balance (INR) : 1,000.00', 1000_00],
    ['Opening Balance as on 01/05/2026 : 1,000.00', 1000_00],
    ['Opening Balance as on 01-05-2026: 1,000.00', 1000_00],
    ['Opening Balance (as on 01-05-2026)\t1,000.00', 1000_00],
    ['Balance on 01-05-2026 : 1,000.00', 1000_00],
    ['Balance B/F 1,000.00', 1000_00],
    ['Balance BF\t1,000.00', 1000_00],
    ['B/F\t1,000.00', 1000_00],
    ['Brought Forward : 1,000.00', 1000_00],
    ['प्रारंभिक शेष : १,०००.००', 1000_00],
    ['अथशेष\t1,000.00', 1000_00],
    ['Opening Balance', null],
    ['Opening Balance\tClosing Balance', null],
    ['Opening Balance\tINR\t1,000.00', null],
    ['Op. Opening Bal 1,000.00', 1000_00],
    ['Balance   BF 1,000.00', 1000_00],
    ['Balance on  01/05/2026 : 1,000.00', 1000_00],
    ['Balance : 1,000.00', null],
    ['Closing Balance : 1,000.00', null],
  ])('of %j is %j', (line, amount) => {
    expect(opening(line)).toBe(amount);
  });

  it('stands in the line below at the same place', () => {
    expect(opening('Opening Balance\tDebits\tCredits', '1,000.00\t50.00\t70.00')).toBe(1000_00);
    expect(opening('Debits\tOpening Balance\tCredits', '50.00\t1,000.00\t70.00')).toBe(1000_00);
    expect(opening('Debits\tOpening Balance\tCredits', '50.00\t1,000.00')).toBeNull();
    expect(opening('Opening Balance', '01/05/2026\tRENT')).toBeNull();
  });

  it('is the first that has an amount, above or below the rows', () => {
    expect(opening('Opening Balance', 'Opening Balance : 1.00', 'Opening Balance : 2.00')).toBe(100);
    expect(fileFacts(['Name'], ['Opening Balance : 1.00']).opening).toBe(100);
  });
});

describe('labels of lines that are no rows [XR-160.b]', () => {
  it.each([
    'Opening Balance',
    'OPENING BAL',
    'Openingbalance',
    'Balance B/F',
    'Balance BF',
    'B/F',
    'Brought Forward',
    'BALANCE FORWARD',
    'OP. BAL.',
    'Op Balance',
    'OpBal',
    'B/FWD',
    'BROUGHTFORWARD',
    'Balance on 01/05/2026',
    'प्रारंभिक शेष',
    'प्रारम्भिक शेष',
    'अथशेष',
    'आरंभिक शेष',
  ])('%j is an opening balance', text => {
    expect(isOpening(text)).toBe(true);
    expect(isSum(text)).toBe(false);
  });

  it.each([
    'Closing Balance',
    'CLOSING BAL',
    'ClosingBalance',
    'Balance C/F',
    'Balance CF',
    'C/F',
    'Carried Forward',
    'C/FWD',
    'CARRIEDFORWARD',
    'Total',
    'Totals',
    'Grand Total',
    'Page Total',
    'Sub Total',
    'Sub-Total',
    'SubTotal',
    'Transaction Total',
    'Transactions Total',
    'Statement Total',
    '** Total',
    'कुल',
    '* कुल राशि',
    'अंतिम शेष',
    'इतिशेष',
  ])('%j is a sum', text => {
    expect(isSum(text)).toBe(true);
    expect(isOpening(text)).toBe(false);
  });

  it.each([
    'UPI/TOTAL',
    'Totally',
    'NEFT TOTAL',
    'XB/F',
    'B/FX',
    'C/FX',
    'SHOP BALANCE',
    'XC/F',
    'Balance',
    'Balance on hold',
    'UPI/SBF',
  ])('%j: what is neither stays a row', text => {
    expect(isOpening(text)).toBe(false);
    expect(isSum(text)).toBe(false);
  });
});
