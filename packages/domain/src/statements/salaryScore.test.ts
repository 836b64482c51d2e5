import { describe, expect, it } from 'vitest';
import type { DatedTransaction } from './model';
import { scoreSalaries } from './salaryScore';
import { employer, row, silent } from './transactions.fixture';

describe('scoreSalaries [XR-159.c]', () => {
  it('gives the full score to a steady, named salary of a company', () => {
    const rows = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date =>
      row(date, 68_000, 'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-A-SALARY'),
    );
    expect(scoreSalaries(rows).map(one => one.score)).toEqual([100, 100, 100, 100]);
  });

  it('deducts for a missing word, company or rhythm', () => {
    expect(scoreSalaries(silent).map(one => one.score)).toEqual([52, 52, 52, 52]);
    expect(scoreSalaries([row('2026-06-01', 68_000, 'SALARY')])).toMatchObject([{ score: 40, sender: null }]);
  });

  it('gives points for the word, the rhythm, the amount and the payer, and no others', () => {
    const score = (rows: readonly DatedTransaction[]) => scoreSalaries(rows).map(one => one.score);
    const of = (narration: string, ...amounts: readonly number[]) =>
      amounts.map((amount, at) => row(`2026-0${at + 5}-01`, amount, narration));
    // Words alone: 40, 30, none.
    expect(score(of('SALARY', 9_000))).toEqual([40]);
    expect(score(of('PAYROLL', 9_000))).toEqual([30]);
    expect(score(of('WAGES', 9_000))).toEqual([30]);
    expect(score(of('STIPEND', 9_000))).toEqual([30]);
    // With a company: 8.
    expect(score(of('NEFT/ZBNKN52026052961557/QUILLBERRY FOODS LLP/SALARY', 9_000))).toEqual([48]);
    // Two months: rhythm 25, amount 20, but no three months.
    expect(score(of(employer, 9_000, 9_000))).toEqual([45, 45]);
    // Three months: 7 more.
    expect(score(of(employer, 9_000, 9_000, 9_000))).toEqual([52, 52, 52]);
    // 2 % off: all of the 20; 16 %: half; 30 %: none.
    expect(score(of(employer, 10_000, 10_000, 10_200))).toEqual([52, 52, 52]);
    expect(score(of(employer, 10_000, 10_000, 11_600))).toEqual([52, 52, 42]);
    expect(score(of(employer, 10_000, 10_000, 13_000))).toEqual([52, 52, 32]);
    expect(score(of(employer, 10_000, 10_000, 90_000))).toEqual([52, 52, 32]);
  });

  it('knows the rhythm of small sums that say salary, and of credits only', () => {
    const pay = (amount: number) =>
      ['05', '06', '07'].map(month => row(`2026-${month}-01`, amount, `${employer}-SALARY`));
    expect(scoreSalaries(pay(4_000)).map(one => one.score)).toEqual([92, 92, 92]);
    const paidOut = row('2026-05-16', -90_000, `${employer}-SALARY`);
    expect(scoreSalaries([...pay(4_000), paidOut]).map(one => one.score)).toEqual([92, 92, 92]);
    expect(scoreSalaries([row('2026-05-01', 0, 'SALARY')])).toEqual([]);
  });

  it('leaves out scores below 30 and debits', () => {
    expect(
      scoreSalaries([row('2026-06-01', 68_000, employer), row('2026-06-02', -9_000, 'SALARY MAID')]),
    ).toEqual([]);
  });
});
