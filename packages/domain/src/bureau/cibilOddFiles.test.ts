import { describe, expect, it } from 'vitest';
import { cibilSections } from './cibilSections';
import { loanOf, read } from './cibilReading.fixture';

describe('an unusual CIBIL report', () => {
  it('restores leading zeros of dates and codes that became numbers [XR-157.a]', () => {
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
  ])('has a history that ends %s: no month is shifted [XR-157.c]', (_what, history, months) => {
    const loan = loanOf({ PaymentHistoryStartDate: '01102026', ...history });
    expect(loan?.history.map(({ key, payment }) => `${key} ${payment.word}`)).toEqual(months);
  });

  it('ignores days past due in a truncated status word [XR-157.a]', () => {
    const loan = loanOf({ PaymentHistoryStartDate: '01102026', PaymentHistory1: '00009' });
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
  ])('with a history from %j to %j begins at %s [XR-157.c]', (start, end, key) => {
    const loan = loanOf({
      PaymentHistory1: '000000',
      PaymentHistoryStartDate: start,
      PaymentHistoryEndDate: end,
    });
    expect(loan?.history[0]?.key).toBe(key);
  });

  it('reads ISO dates, and keeps other formats unchanged [XR-157.a]', () => {
    expect(loanOf({ DateOpenedOrDisbursed: '2024-02-29' })?.opened.date).toBe('2024-02-29');
    for (const raw of ['29022023', '29/02/2024', '2024-02-30', '290224']) {
      expect(loanOf({ DateOpenedOrDisbursed: raw })?.opened).toEqual({ date: null, raw });
    }
  });

  it('that is empty has no values, and no enquiry count without a report date [CR-054.b]', () => {
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

  it('has every e-mail address and the date of birth [CR-053.a, CR-143.b]', () => {
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

  it('has the PAN from the identity of that type', () => {
    const segment = [
      { IDType: '02', IDNumber: 'Z1' },
      { IDType: 1, IDNumber: 'ZZWPK1007Z' },
    ];
    expect(cibilSections({ CreditReport: { IDSegment: segment } })?.['apolloCibilReport']).toMatchObject({
      parsed_report: { consumer_details: { pan: 'ZZWPK1007Z' } },
    });
  });
});
