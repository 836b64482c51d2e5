import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exampleDay, setDay, storeSampleAccount } from '../testing/accounts';
import { withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { runHere } from '../testing/runHere';
import { loanAccount, takeOver } from './table';

withServer(server => {
  const run = (...args: string[]) => runHere(server(), 'ledger/ledgerCommand.ts', args);

  beforeAll(async () => {
    setDay(server(), exampleDay);
    await storeLoans(
      server().db,
      [1, 2, 3, 4].map(number => aLine(number)),
    );
    for (const number of [1, 2]) await storeSampleAccount(server(), loanIdOf(number));
  });

  it('compares accounts with their entries, and ends with 1 where a figure differs [XR-025.a]', async () => {
    expect(await run('check')).toEqual({
      code: 0,
      lines: ['2 accounts checked, all agree with their entries.'],
    });
    await server()
      .db.update(loanAccount)
      .set({ emisPaid: 4 })
      .where(eq(loanAccount.loanId, loanIdOf(2)));
    expect(await run('check')).toEqual({
      code: 1,
      lines: [
        [
          `Loan ${loanIdOf(2)}: emisPaid is 4, its entries make 5`,
          '2 accounts checked, 1 figures differ.',
        ].join('\n'),
      ],
    });
  });

  it('prints the entries of a loan, and says which has none', async () => {
    const { code, lines } = await run('statement', `${loanIdOf(1)}`);
    expect(code).toBe(0);
    expect(lines.join('\n').split('\n')[0]).toBe(`Loan ${loanIdOf(1)}, posted through ${exampleDay}`);
    expect(await run('statement', `${loanIdOf(3)}`)).toEqual({
      code: 1,
      lines: [`Loan ${loanIdOf(3)} has no account.`],
    });
  });

  it('prints the balance of a day [XR-025.d]', async () => {
    const { code, lines } = await run('trial-balance', '2026-03-29');
    expect([code, lines.join('\n').split('\n')]).toEqual([
      0,
      [
        'Trial balance of 2026-03-29',
        '                                 Debit                Credit',
        'Total                                                       ',
        'Difference Rs. 0.00',
      ],
    ]);
  });

  it('lists what was found in taking loans over, by loan, also where it is one difference [M37.i]', async () => {
    expect(await run('differences')).toEqual({ code: 0, lines: ['Nothing was found.'] });
    const at = server().clock.now;
    await server()
      .db.insert(takeOver)
      .values([
        { loanId: loanIdOf(3), at, fault: 'the EMI day is missing', differences: [] },
        { loanId: loanIdOf(1), at, differences: ['6 EMIs paid, given were 5', 'a penal charge is missing'] },
        { loanId: loanIdOf(2), at, differences: [] },
        { loanId: loanIdOf(4), at, differences: ['a bounce charge is missing'] },
      ]);
    expect(await run('differences')).toEqual({
      code: 0,
      lines: [
        [
          `Loan ${loanIdOf(1)}: 6 EMIs paid, given were 5`,
          `Loan ${loanIdOf(1)}: a penal charge is missing`,
          `Loan ${loanIdOf(3)} has no account: the EMI day is missing`,
          `Loan ${loanIdOf(4)}: a bounce charge is missing`,
        ].join('\n'),
      ],
    });
  });

  it.each([
    [[]],
    [['balance']],
    [['check', '1']],
    [['check', '--now']],
    [['differences', '1']],
    [['statement']],
    [['statement', '0']],
    [['statement', '1x']],
    [['statement', 'x1']],
    [['statement', '1234567890']],
    [['statement', '1', '2']],
    [['trial-balance', 'today']],
    [['trial-balance', '2026-02-30']],
  ])('says how it is used: %j', async args => {
    expect(await run(...args)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Usage:\n(  npm run ledger -- (check|statement|trial|diff).*\n?){4}$/)],
    });
  });
});
