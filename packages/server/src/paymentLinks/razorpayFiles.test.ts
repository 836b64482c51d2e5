import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paise, paiseToRupees, sum } from '@lending-desk/domain/money';
import { eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAccount } from '../ledger/readAccount';
import { openSampleAccount, disbursedLine } from '../testing/sampleAccounts';
import { aServer, type TestServer } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';
import { aLine, storeLoans } from '../testing/loans';
import { engineOfCases } from '../testing/openTestDatabase';
import { razorpayCallback } from './razorpayCallback';
import { takeEvent } from './takeEvent';
import { paymentLink, providerEvent } from './table';

const folder = resolve(import.meta.dirname, '../../../domain/testing/samples/razorpay');
const bytesOf = (name: string) => readFileSync(resolve(folder, name));

const expectedSchema = v.object({
  secret: v.string(),
  previousSecret: v.string(),
  links: v.array(v.object({ id: v.string(), reference_id: v.string(), amount: v.number() })),
  files: v.record(
    v.string(),
    v.object({
      headers: v.optional(v.record(v.string(), v.string())),
      loanId: v.nullish(v.number(), null),
      paymentId: v.nullish(v.string(), null),
      linkId: v.nullish(v.string(), null),
      effect: v.optional(
        v.object({
          post: v.nullish(v.string(), null),
          amount: v.optional(v.number()),
          linkStatus: v.optional(v.string()),
          http: v.optional(v.string()),
          why: v.optional(v.string()),
        }),
      ),
    }),
  ),
  sequences: v.object({
    inOrder: v.array(v.string()),
    outOfOrder: v.array(v.string()),
    same: v.object({ totalPosted: v.number(), payments: v.number(), finalLinkStatus: v.string() }),
  }),
});
const expected = v.parse(expectedSchema, JSON.parse(bytesOf('expected.json').toString('utf8')));

/** A server on which the links of the files exist. */
async function aDesk(): Promise<TestServer> {
  const server = await aServer(engineOfCases, {
    config: { razorpay: { account: null, webhookSecrets: [expected.secret, expected.previousSecret] } },
  });
  // The last of the files says that it is of 22 November.
  server.clock.now = new Date('2026-11-22T06:10:00.000Z');
  for (const { id, reference_id: reference, amount } of expected.links) {
    const loanId = Number(reference.slice(1, -2));
    await storeLoans(server.db, [aLine(loanId, { ...disbursedLine, loanId, userLoanIds: [loanId] })]);
    await openSampleAccount(server, loanId);
    await server.db.insert(paymentLink).values({
      loanId,
      number: 1,
      reference,
      provider: 'razorpay',
      amount: paise(amount),
      amountPaid: paise(0),
      status: 'created',
      providerId: id,
      createdAt: server.clock.now,
      expiresAt: server.clock.now,
      byId: '11111111-0000-4000-8000-000000000001',
      byName: 'Test',
    });
  }
  return server;
}

async function deliver(server: TestServer, name: string): Promise<number> {
  const answer = await server.send(razorpayCallback.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...expected.files[name]?.headers },
    body: new Uint8Array(bytesOf(`${name}.json`)),
  });
  await aJobWorker(server, [takeEvent]).tick();
  return answer.status;
}

const receiptsOf = async (server: TestServer, loanId: number) =>
  (await readAccount(server.db, loanId))?.receipts ?? [];
const statusOf = async (server: TestServer, linkId: string) =>
  (await server.db.select().from(paymentLink).where(eq(paymentLink.providerId, linkId)))[0]?.status;

describe('the messages of Razorpay as given', () => {
  // A payment of one file is known when its second delivery comes.
  const before: Readonly<Record<string, string>> = { 'paid-delivered-again': 'paid' };

  it.each(Object.entries(expected.files).filter(([, file]) => file.headers))(
    '%s has its effect, once [M43.c]',
    async (name, { effect, loanId, paymentId, linkId }) => {
      const server = await aDesk();
      try {
        const earlier = before[name];
        if (earlier) await deliver(server, earlier);
        const known = loanId === null ? 0 : (await receiptsOf(server, loanId)).length;
        const statuses = [await deliver(server, name), await deliver(server, name)];
        const isRefused = effect?.http === '4xx';
        expect(statuses).toEqual(isRefused ? [401, 401] : [200, 200]);
        const receipts = (loanId === null ? [] : await receiptsOf(server, loanId)).slice(known);
        expect(receipts).toMatchObject(
          effect?.post
            ? [{ id: paymentId, source: 'RAZORPAY', amount: effect.amount, valueDate: '2026-11-15' }]
            : [],
        );
        // Of what is refused nothing is stored.
        const [word = ''] = (effect?.linkStatus ?? '').split(' ');
        const status = linkId === null ? undefined : await statusOf(server, linkId);
        const unchanged = earlier ? 'paid' : isRefused ? 'created' : undefined;
        expect(status).toBe(word || unchanged);
        const kept = await server.db.select().from(providerEvent).where(isNull(providerEvent.loanId));
        const odd = loanId === null ? [linkId ? 'unknown link' : 'ignored'] : [];
        expect(kept.map(({ outcome }) => outcome)).toEqual(odd);
      } finally {
        await server.close();
      }
    },
  );

  it.each(['inOrder', 'outOfOrder'] as const)(
    '%s two payments post once each, and the link is paid [M43.c]',
    async order => {
      const server = await aDesk();
      try {
        for (const name of expected.sequences[order]) await deliver(server, name);
        const receipts = await receiptsOf(server, 210_037);
        const { totalPosted, payments, finalLinkStatus } = expected.sequences.same;
        expect(receipts).toHaveLength(payments);
        expect(sum(receipts.map(({ amount }) => amount))).toBe(totalPosted);
        expect(await statusOf(server, 'plink_FEgbuvcGN4MNiI')).toBe(finalLinkStatus);
        const [link] = await server.db.select().from(paymentLink).where(eq(paymentLink.loanId, 210_037));
        expect(paiseToRupees(link?.amountPaid ?? paise(0))).toBe(19_585);
      } finally {
        await server.close();
      }
    },
  );
});
