import { describe, expect, it } from 'vitest';
import { openAccount } from './account';
import { listedAccount } from './listed';
import { postThrough } from './postDays';
import { booked, close, fivePaid, money, on, sampleTerms, twoReturned } from './sampleAccount.fixture';

const asPosted = (day: string) => listedAccount(postThrough(fivePaid(), on(day)));

describe('what lists show of an account', () => {
  it('names the first due date before anything is due [M50.b]', () => {
    expect(listedAccount(openAccount(sampleTerms))).toEqual({
      oldestUnpaid: on('05-01'),
      overdue: { principal: 0, interest: 0, penal: 0, bounce: 0, total: 0 },
      outstandingPrincipal: 7_500_000,
      lastPayment: null,
      emisPaid: 0,
      emisAll: 9,
      npa: null,
      nextPosting: on('05-01'),
    });
  });

  it('names what is overdue on 15 Nov, since when, the last payment, and how many of all EMIs are paid [M50.b]', () => {
    expect(listedAccount(postThrough(twoReturned(), on('11-15')))).toMatchObject({
      oldestUnpaid: on('10-01'),
      overdue: { total: 1_988_274 },
      outstandingPrincipal: 3_478_437,
      lastPayment: on('09-01'),
      emisPaid: 5,
      emisAll: 9,
    });
  });

  it.each([
    ['the day after its due date an EMI is overdue', '10-01', '10-02'],
    ['thirty days later it is charged again', '10-02', '11-01'],
    ['on its 92nd day the loan is NPA', '12-30', '12-31'],
  ])('%s [M1.b, M13.c, M5.a]', (_words, day, next) => {
    expect(asPosted(day).nextPosting).toBe(on(next));
  });

  it('changes no more once the loan is closed [M34.d]', () => {
    const closed = booked(twoReturned(), money('37723', '11-15'), close('11-15'));
    expect(listedAccount(closed)).toMatchObject({
      oldestUnpaid: null,
      outstandingPrincipal: 0,
      nextPosting: null,
      emisPaid: 9,
    });
  });
});
