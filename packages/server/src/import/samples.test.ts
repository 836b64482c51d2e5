import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { rupeesToPaise, sum, zeroPaise } from '@lending-desk/domain/money';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, testConfig, type TestServer } from '../testing/harness';
import { importFile } from './importFile';

const samples = join(import.meta.dirname, 'samples');

const paise = v.number();
const expectedSchema = v.object({
  asOf: v.string(),
  disbursedByBucket: v.record(v.string(), v.number()),
  loans: v.record(
    v.string(),
    v.object({
      approvalStatus: v.string(),
      emi: v.optional(paise),
      tenure: v.optional(v.number()),
      sumOfPrincipal: v.optional(paise),
      sumOfInterest: v.optional(paise),
      firstUnpaidDueDate: v.nullish(v.string(), null),
      daysPastDue: v.optional(v.number()),
      bucket: v.optional(v.string()),
      overdue: v.optional(v.record(v.string(), paise)),
      principalNotYetDue: v.optional(paise),
      received: v.optional(paise),
    }),
  ),
});
const expected = v.parse(expectedSchema, JSON.parse(readFileSync(join(samples, 'expected.json'), 'utf8')));

const rupees = v.pipe(
  v.number(),
  v.transform(amount => rupeesToPaise(amount) ?? zeroPaise),
);
const answerSchema = v.object({
  data: v.object({
    loan: v.object({
      emis: v.array(
        v.object({
          dueDate: v.string(),
          amount: rupees,
          principalDue: rupees,
          interestAccrued: rupees,
          paid: v.boolean(),
        }),
      ),
      transactionDetails: v.array(v.object({ amountPaid: rupees })),
    }),
    overdueSummary: v.object({
      principal: rupees,
      interest: rupees,
      penalInterest: rupees,
      bounceCharges: rupees,
      total: rupees,
    }),
  }),
});
const listSchema = v.object({
  data: v.object({
    loans: v.array(v.object({ loanId: v.number(), daysPastDue: v.number(), bucket: v.string() })),
  }),
});

const disbursed = Object.entries(expected.loans).filter(
  ([, { approvalStatus }]) => approvalStatus === 'DISBURSED',
);

describe('fifty applications, imported', () => {
  let server: TestServer;
  let imported = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-samples-'));
  beforeAll(async () => {
    server = await aServer('pglite');
    server.clock.now = new Date(`${expected.asOf}T06:00:00.000Z`);
    const file = join(samples, 'applications.ndjson');
    const options = { dataDir, now: server.clock.now, secret: testConfig.signingSecret };
    ({ imported } = await importFile(server.db, file, options));
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  it('are all stored', () => {
    expect(imported).toBe(50);
  });

  it.each(disbursed)('loan %s owes what is given, to the paisa [M37]', async (loanId, given) => {
    const agent = await server.signIn('ROLE_COLLECTIONS_AGENT');
    const { body } = await server.call(contract.collections.read, { loanId }, agent);
    const { loan, overdueSummary } = v.parse(answerSchema, body).data;
    const { emis } = loan;
    const unpaid = emis.filter(emi => !emi.paid);
    expect({
      tenure: emis.length,
      sumOfPrincipal: sum(emis.map(emi => emi.principalDue)),
      sumOfInterest: sum(emis.map(emi => emi.interestAccrued)),
      firstUnpaidDueDate: unpaid[0]?.dueDate ?? null,
      overdue: overdueSummary,
      principalNotYetDue: sum(unpaid.filter(emi => emi.dueDate > expected.asOf).map(emi => emi.principalDue)),
      received: sum(loan.transactionDetails.map(payment => payment.amountPaid)),
    }).toEqual({
      tenure: given.tenure,
      sumOfPrincipal: given.sumOfPrincipal,
      sumOfInterest: given.sumOfInterest,
      firstUnpaidDueDate: given.firstUnpaidDueDate,
      overdue: given.overdue,
      principalNotYetDue: given.principalNotYetDue,
      received: given.received,
    });
    expect(emis[0]?.amount).toBe(given.emi);
  });

  it('stand in the list with the given days and buckets, as many in each as given [CO-011.a, CR-075.b]', async () => {
    const agent = await server.signIn('ROLE_COLLECTIONS_AGENT');
    const { body } = await server.call(contract.collections.list, { count: 100 }, agent);
    const { loans } = v.parse(listSchema, body).data;
    const stand = Object.fromEntries(
      loans.map(({ loanId, daysPastDue, bucket }) => [loanId, { daysPastDue, bucket }]),
    );
    expect(stand).toEqual(
      Object.fromEntries(
        disbursed.map(([loanId, { daysPastDue, bucket }]) => [loanId, { daysPastDue, bucket }]),
      ),
    );
    const inBucket = (wanted: string) => loans.filter(({ bucket }) => bucket === wanted).length;
    const buckets = Object.keys(expected.disbursedByBucket);
    expect(Object.fromEntries(buckets.map(bucket => [bucket, inBucket(bucket)]))).toEqual(
      expected.disbursedByBucket,
    );
  });
});
