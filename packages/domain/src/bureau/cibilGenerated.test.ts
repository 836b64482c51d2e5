import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated, mutationKinds } from '../../testing/mutation';
import { addDays } from '../calendar/arithmetic';
import { readCibil } from './cibilModel';
import { cibilSections } from './cibilSections';
import { keyOfMonth } from './history';
import { generated, newest, read } from './cibilReading.fixture';

// Generates a report model, writes it as the bureau's XML becomes JSON, and expects the tab to read the same model.

const date = fc.integer({ min: 0, max: 2_500 }).map(days => addDays(generated, -days));

const ddmmyyyy = (date: string) => date.split('-').reverse().join('');

const words = ['000', '034', '900', 'XXX', 'STD', 'SMA', 'SUB', 'DBT', 'LSS', '   '];

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

describe('a generated CIBIL report', () => {
  it('is read as the model it was generated from [CR-054.a, CR-054.c]', () => {
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

  it('is read without a throw after any mutation [XR-157.a]', () => {
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
