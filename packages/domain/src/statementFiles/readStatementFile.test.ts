import { describe, expect, it } from 'vitest';
import type { DecodedFile } from './model';
import { readStatementFile, type ReadRequest } from './readStatementFile';

/** A sheet, a row a line, its cells apart by |. */
const sheet = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(row => row.trim().split('|'));
const outcomeOf = (sheets: readonly string[], request: Partial<ReadRequest> = {}, openEnd = false) =>
  readStatementFile(
    { kind: 'grid', sheets: sheets.map(sheet), openEnd },
    { institutionId: null, range: null, everyMonth: false, ...request },
  );
/** What a file says; a fault as its code and reason. */
const read = (...sheets: readonly string[]) => {
  const outcome = outcomeOf(sheets);
  return outcome.outcome === 'read' ? outcome.file : outcome;
};
const accounts = (...sheets: readonly string[]) => {
  const file = read(...sheets);
  return 'accounts' in file ? file.accounts : [];
};
const fault = (...args: Parameters<typeof outcomeOf>) => {
  const outcome = outcomeOf(...args);
  return outcome.outcome === 'fault' ? [outcome.code, outcome.because] : 'read';
};
const span = (from: string, to: string) => ({ from, to });

const rows = `Date|Details|Debit|Credit|Balance
  01/05/2026|A||10.00|110.00
  09/05/2026|B|20.00||90.00`;
const june = `Date|Details|Debit|Credit|Balance
  02/06/2026|C||5.00|95.00`;

describe('an account', () => {
  it('is named above its table or below it, as are its holder, period and opening balance [XR-160.d]', () => {
    const facts =
      'Account No : 99123456\nAccount Type : SAVINGS ACCOUNT\nName : Asha Rao\n01/05/2026 to 31/05/2026\nOpening Balance : 100.00';
    for (const text of [`${facts}\n${rows}`, `${rows}\n${facts}`]) {
      expect(accounts(text)).toMatchObject([
        {
          accountNo: '99123456',
          holder: 'Asha Rao',
          accountType: 'Savings',
          period: span('2026-05-01', '2026-05-31'),
          opening: 10000,
          swapped: false,
        },
      ]);
    }
    expect(accounts(rows)).toMatchObject([{ accountNo: '', holder: '', period: null, opening: null }]);
  });

  it('is named in cells of their own, in any script [XR-160.d]', () => {
    const text = `'Account No|'99123456\nNAME|आशा राव\nOpening Balance|१००.००\n${rows}`;
    expect(accounts(text)).toMatchObject([{ accountNo: '99123456', holder: 'आशा राव', opening: 10000 }]);
  });

  it('takes the opening balance of its first row before that stated around it [XR-160.d]', () => {
    const [head = '', ...rest] = rows.split('\n');
    const text = ['Opening Balance : 1.00', head, '|B/F|||100.00', ...rest].join('\n');
    expect(accounts(text)).toMatchObject([{ opening: 10000 }]);
  });

  it('covers no stated period that a row lies outside of [XR-160.d]', () => {
    expect(accounts(`01/05/2026 to 08/05/2026\n${rows}`)[0]?.period).toBeNull();
  });

  it('is not named by notes between its rows [XR-160.d]', () => {
    const text = rows.replace('09/05', 'Account 99123456\n09/05');
    expect(accounts(text)[0]?.accountNo).toBe('');
  });

  it('is told from another by its number only [XR-160.g]', () => {
    const two = (first: string, second: string) =>
      accounts(`${first}\n${rows}\n${second}\n${june}`).map(one => [one.accountNo, one.transactions.length]);
    expect(two('Account 99123456', 'Account 99123457')).toEqual([
      ['99123456', 2],
      ['99123457', 1],
    ]);
    expect(two('Account 99123456', 'Account 99123456')).toEqual([['99123456', 3]]);
    expect(two('Account 99123456', 'Page 2')).toEqual([['99123456', 3]]);
    expect(two('Statement', 'Account 99123457')).toEqual([['99123457', 3]]);
  });

  it('goes on under a differing head [XR-160.g]', () => {
    const other = 'Txn Date|Remarks|Chq No|Debit|Credit|Balance\n02/06/2026|C|1||5.00|95.00';
    const [account, ...none] = accounts(
      `Account 99123456\nName : Asha Rao\n01/05/2026 to 30/06/2026\n${rows}\n${other}`,
    );
    expect(none).toEqual([]);
    expect(account).toMatchObject({ accountNo: '99123456', period: span('2026-05-01', '2026-06-30') });
    expect(account?.transactions).toMatchObject([
      { narration: 'A', amount: 10_00, balance: 110_00 },
      { narration: 'B', amount: -20_00, balance: 90_00 },
      { narration: 'C', amount: 5_00, balance: 95_00 },
    ]);
  });
});

describe('the sheets of a workbook [XR-160.g]', () => {
  it('are one account, in the order of their rows', () => {
    const may = `Name : Asha Rao\n01/05/2026 to 31/05/2026\nOpening Balance : 100.00\n${rows}`;
    const next = `01/06/2026 to 30/06/2026\nOpening Balance : 90.00\n${june}`;
    for (const file of [accounts(may, next), accounts(next, may)]) {
      expect(file).toMatchObject([
        {
          holder: 'Asha Rao',
          period: span('2026-05-01', '2026-06-30'),
          opening: 10000,
          transactions: [{ narration: 'A' }, { narration: 'B' }, { narration: 'C' }],
        },
      ]);
    }
    expect(accounts(rows, june)[0]?.period).toBeNull();
  });

  it('have the account and the period of the first where they name none', () => {
    expect(accounts(`Account 99123456\n01/05/2026 to 31/05/2026\n${rows}`, june)).toMatchObject([
      { accountNo: '99123456', period: null, transactions: [{}, {}, {}] },
    ]);
  });

  it('may begin with a summary or end with one', () => {
    const summary =
      'Account 99123456\nName : Asha Rao\nOpening Balance : 100.00\n01/05/2026 to 31/05/2026\nDate|Details|Amount|Balance';
    const named = `Account 99123456\n${rows}`;
    expect(accounts(summary, named)).toMatchObject([
      {
        holder: 'Asha Rao',
        opening: 10000,
        period: span('2026-05-01', '2026-05-31'),
        transactions: [{}, {}],
      },
    ]);
    const own = `Account 99123456\nOpening Balance : 7.00\nName : A Rao\n${rows}`;
    expect(accounts(own, summary)).toMatchObject([{ holder: 'A Rao', opening: 700, transactions: [{}, {}] }]);
    expect(accounts('Statement', '', rows)).toHaveLength(1);
  });

  it('have no account of which no row is listed', () => {
    const empty = 'Account 11112222\nDate|Details|Amount|Balance';
    expect(accounts(empty, `Account 99123456\n${rows}`).map(({ accountNo }) => accountNo)).toEqual([
      '99123456',
    ]);
  });

  it('are exchanged where one of them is', () => {
    const exchanged =
      june.replace('Debit|Credit', 'Credit|Debit') + '\n03/06/2026|D|1.00||94.00\n04/06/2026|E||3.00|97.00';
    expect(accounts(rows, exchanged)[0]?.swapped).toBe(true);
    expect(accounts(rows.replace('Debit|Credit', 'Credit|Debit'), june)[0]?.swapped).toBe(true);
    expect(accounts(rows, june)[0]?.swapped).toBe(false);
  });
});

describe('the bank [XR-160.e]', () => {
  it('is the one chosen, the one recognised, or the one the file names', () => {
    expect(read(`AXIS BANK\n${rows}`)).toMatchObject({ bank: 'Axis Bank, India', institutionId: '23' });
    expect(read(`Branch|AXIS BANK\n${rows}`)).toMatchObject({ institutionId: '23' });
    expect(read(`${rows}\nAXIS BANK`)).toMatchObject({ institutionId: '23' });
    expect(read(`Zenith Gramin Bank\n${rows}`)).toMatchObject({
      bank: 'Zenith Gramin Bank',
      institutionId: null,
    });
    expect(read(rows)).toMatchObject({ bank: '', institutionId: null });
    expect(outcomeOf([rows], { institutionId: '23' })).toMatchObject({
      file: { bank: 'Axis Bank, India', institutionId: '23' },
    });
    expect(outcomeOf([`HDFC BANK\nAXIS BANK\n${rows}`], { institutionId: '23' })).toMatchObject({
      file: { institutionId: '23' },
    });
  });

  it('stays the one chosen where a sentence of the file mentions another', () => {
    const mention =
      'For payments by UPI use the app of HDFC BANK or any other bank you have an account with.';
    expect(read(`${mention}\n${rows}`)).toMatchObject({ institutionId: '20' });
    expect(outcomeOf([`${mention}\n${rows}`], { institutionId: '23' })).toMatchObject({
      file: { bank: 'Axis Bank, India', institutionId: '23' },
    });
  });

  it('is recognised by its head, but not by a narration', () => {
    expect(
      read(
        rows
          .replace('Date|Details|Debit|Credit|Balance', 'Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL')
          .replaceAll('|A|', '|1|A|')
          .replaceAll('|B|', '|2|B|'),
      ),
    ).toMatchObject({ institutionId: '23' });
    expect(read(rows.replace('|A|', '|AXIS BANK|'))).toMatchObject({ institutionId: null });
  });

  it('must be the one chosen, and one only', () => {
    expect(fault([`AXIS BANK\n${rows}`], { institutionId: '20' })).toEqual([
      'E_STATEMENT_WRONG_INSTITUTION',
      '',
    ]);
    expect(fault([`AXIS BANK\nHDFC BANK\n${rows}`])).toEqual(['E_STATEMENT_AMBIGUOUS_INSTITUTION', '']);
  });
});

describe('the months asked for [XR-160.f]', () => {
  it.each([
    [span('2026-05', '2026-05'), true, 'read'],
    [span('2026-05', '2026-06'), true, 'E_DATE_RANGE'],
    // As many as there are, but others.
    [span('2026-04', '2026-04'), true, 'E_DATE_RANGE'],
    [span('2026-05', '2026-06'), false, 'read'],
    [span('2026-06', '2026-05'), false, 'E_DATE_RANGE'],
    [span('2025-11', '2026-05'), false, 'read'],
    [span('2025-12', '2026-04'), false, 'E_DATE_RANGE'],
    [span('2026-06', '2027-05'), false, 'E_DATE_RANGE'],
  ])('%j, every one: %s', (range, everyMonth, code) => {
    const found = fault([rows], { range, everyMonth });
    expect(found === 'read' ? found : found[0]).toBe(code);
  });

  it('may go over the end of a year', () => {
    const winter = rows.replace('01/05/2026', '31/12/2025').replace('09/05/2026', '01/01/2026');
    expect(fault([winter], { range: span('2025-12', '2026-01'), everyMonth: true })).toBe('read');
    expect(fault([winter], { range: span('2025-11', '2026-01'), everyMonth: true })).toEqual([
      'E_DATE_RANGE',
      '',
    ]);
  });
});

describe('a file [XR-160.f]', () => {
  it('without any text may be a scanned one', () => {
    const pages: DecodedFile = { kind: 'pages', pages: [[]] };
    expect(readStatementFile(pages, { institutionId: null, range: null, everyMonth: false })).toEqual({
      outcome: 'fault',
      code: 'CannotProcessFile',
      because: 'It has no text: it may be scanned.',
    });
    expect(fault([''])).toEqual(['E_FILE_NOT_STATEMENT', '']);
  });

  it('with a head but no rows has no transactions in any period', () => {
    expect(fault(['Date|Details|Debit|Credit|Balance'])).toEqual(['E_DATE_RANGE', '']);
    expect(fault(['Date|Details|Debit|Credit|Balance\nNo transactions'])).toEqual(['E_DATE_RANGE', '']);
  });

  it.each([
    ['Dear customer\nyour bill|1,200.00', 'E_FILE_NOT_STATEMENT'],
    ['01/05/2026|x|5', 'E_FILE_NOT_STATEMENT'],
    ['01/05/2026|x|5\n02/05/2026|y|6', 'E_STATEMENT_UNSUPPORTED_FORMAT'],
    ['01/05/2026|x|5.00\n02/05/2026|y| 6 ', 'E_STATEMENT_UNSUPPORTED_FORMAT'],
    ['01/05/2026|5\n02/05/2026|6', 'E_FILE_NOT_STATEMENT'],
    ['a|b|01/05/2026|5\nc|d|02/05/2026|6', 'E_STATEMENT_UNSUPPORTED_FORMAT'],
    ['a|b|c|01/05/2026|5\nc|d|e|02/05/2026|6', 'E_FILE_NOT_STATEMENT'],
    ['01/05/2026|x|5a\n02/05/2026|y|a6', 'E_FILE_NOT_STATEMENT'],
    ['When|What|5\nWhy|Which|6', 'E_FILE_NOT_STATEMENT'],
  ])('of another kind: %j is %s', (text, code) => {
    expect(fault([text])).toEqual([code, '']);
  });

  it('whose rows have dates but no amounts is of an unknown format', () => {
    expect(fault(['Date|Details|Debit|Credit|Balance\n01/05/2026|A|x|y|5\n02/05/2026|B|0|0|6'])).toEqual(
      'read',
    );
    expect(fault(['Date|Details|Debit|Credit|Balance\n01/05/2026|A|0|0|5\n02/05/2026|B|0|0|6'])).toEqual([
      'E_STATEMENT_UNSUPPORTED_FORMAT',
      '',
    ]);
  });

  it.each([
    ['10/05/2026|UPI', true],
    ['10/05/2026|UPI|5.00|', true],
    ['10/05/20', true],
    ['1/', true],
    ['10/05/2026|UPI|5.00||85.00', false],
    ['|Total', false],
    ['|more', false],
    ['computer generated', false],
    ['1', false],
  ])('whose text ends with %j is cut off: %s', (end, cut) => {
    expect(fault([`${rows}\n${end}`], {}, true)).toEqual(
      cut ? ['CannotProcessFile', 'It ends in the middle of a row.'] : 'read',
    );
    expect(fault([`${rows}\n${end}`], {}, false)).toEqual('read');
  });

  it('without heads, or with an empty end, is not known to be cut off', () => {
    expect(
      fault([`${rows.split('\n').slice(1).join('\n')}\n10/05/2026|C||5.00|95.00\n11/05/2026|UPI`], {}, true),
    ).toBe('read');
    expect(fault(['Date|Details|Debit|Credit|Balance'], {}, true)).toEqual(['E_DATE_RANGE', '']);
  });
});
