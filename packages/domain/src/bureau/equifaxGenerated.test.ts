import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated, mutationKinds } from '../../testing/mutation';
import { addDays } from '../calendar/arithmetic';
import { readEquifax } from './equifaxModel';
import { equifaxSections } from './equifaxSections';
import { keyOfMonth } from './history';
import { total } from './amount';
import { generated, newest, read, receivedAt } from './equifaxReading.fixture';

// Generates a report model, writes it in the formats of the bureau and its resellers, and expects the tab to read
// the same model.

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

describe('a generated Equifax report', () => {
  it('is read as the model it was generated from [CR-145.a, XR-157.a]', () => {
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

  it('is read without a throw after any mutation [XR-157.a]', () => {
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
