import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoWebhookSecret } from '../config';
import { ledgerEvent } from '../ledger/table';
import { cashfreeCallback } from '../mandates/cashfreeCallback';
import { takeMandateEventJob } from '../mandates/takeMandateEvent';
import { razorpayCallback } from '../paymentLinks/razorpayCallback';
import { takeEventJob } from '../paymentLinks/takeEvent';
import { providerEvent } from '../paymentLinks/table';
import { job } from '../jobs/table';
import { exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { aServer, type TestServer } from '../testing/harness';
import { signedMandateMessage } from '../testing/mandates';

// Messages that look like those of a provider: changed after they were signed, signed by somebody else, or too old.

const dayMs = 24 * 60 * 60 * 1000;
const sign = (body: string, secret = demoWebhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');

/** A text with some of its characters replaced, dropped or doubled. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length - 1),
        how: fc.constantFrom('drop', 'double', 'other'),
        other: fc.string({ minLength: 1, maxLength: 1 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map(changes =>
      changes.reduce((before, { at, how, other }) => {
        const put = how === 'drop' ? '' : how === 'double' ? `${before[at]}${before[at]}` : other;
        return `${before.slice(0, at)}${put}${before.slice(at + 1)}`;
      }, text),
    )
    .filter(changed => changed !== text);

describe('a message of a provider that it did not send like this', () => {
  let server: TestServer;
  let loanId: number;
  beforeAll(async () => {
    server = await aServer('pglite');
    setDay(server, exampleDay);
    loanId = await storeSampleLoan(server, 1);
  });
  afterAll(() => server.close());

  const send = async (path: string, type: string, body: string, signature?: string) => {
    const headers = {
      'content-type': type,
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
    };
    return (await server.send(path, { method: 'POST', headers, body })).status;
  };
  const paid = (at: Date) => {
    const seconds = Math.floor(at.getTime() / 1000);
    return JSON.stringify({
      event: 'payment_link.paid',
      created_at: seconds,
      payload: {
        payment_link: { entity: { id: 'plink_1', reference_id: `L${loanId}-1`, amount_paid: 50_000 } },
        payment: {
          entity: { id: 'pay_1', amount: 50_000, currency: 'INR', status: 'captured', created_at: seconds },
        },
      },
    });
  };
  const razorpay = (body: string, signature?: string) =>
    send(razorpayCallback.path, razorpayCallback.contentType, body, signature);
  const cashfree = (body: string) => send(cashfreeCallback.path, cashfreeCallback.contentType, body);

  /** What messages leave: inbox rows, jobs that take them, entries. */
  const left = async () => {
    const { db } = server;
    const jobs = await db.select({ kind: job.kind }).from(job);
    const taking = [takeEventJob.kind, takeMandateEventJob.kind];
    return [
      await db.$count(providerEvent),
      jobs.filter(({ kind }) => taking.includes(kind)).length,
      await db.$count(ledgerEvent),
    ];
  };
  /** What was answered other than a refusal, and what messages have left. */
  async function acceptedOf(messages: fc.Arbitrary<() => Promise<number>>) {
    const before = await left();
    const answered = new Set<number>();
    await fc.assert(
      fc.asyncProperty(messages, async deliver => {
        const status = await deliver();
        if (![400, 401, 413, 415].includes(status)) answered.add(status);
        return answered.size === 0;
      }),
      { numRuns: 250, seed: 20_261_115 },
    );
    const after = await left();
    return { answered: [...answered], left: after.map((count, at) => count - (before[at] ?? 0)) };
  }
  const nothing = { answered: [], left: [0, 0, 0] };

  it('is refused when its body was changed, at Razorpay [XR-145.a]', async () => {
    const body = paid(server.clock.now);
    expect(await acceptedOf(damaged(body).map(changed => () => razorpay(changed, sign(body))))).toEqual(
      nothing,
    );
  });

  it('is refused when its signature is another one, at Razorpay [XR-145.a]', async () => {
    const body = paid(server.clock.now);
    const own = sign(body);
    const signatures = fc.oneof(
      damaged(own).filter(changed => changed.toLowerCase() !== own),
      fc.string().map(secret => sign(body, `${secret}!`)),
      fc.constantFrom('', '0'.repeat(64), own.slice(0, 63), `${own}00`, undefined),
    );
    expect(await acceptedOf(signatures.map(signature => () => razorpay(body, signature)))).toEqual(nothing);
  });

  it('is refused when it is older than 30 days or more than 5 minutes ahead, at both [M43.a, M43.b]', async () => {
    const now = server.clock.now.getTime();
    const ages = fc.oneof(
      fc.integer({ min: -30 * dayMs - 400 * dayMs, max: -30 * dayMs - 1000 }),
      fc.integer({ min: 5 * 60_000 + 1000, max: 900 * dayMs }),
    );
    expect(
      await acceptedOf(
        fc.tuple(ages, fc.boolean()).map(([age, isLink]) => () => {
          const at = new Date(now + age);
          const body = paid(at);
          return isLink
            ? razorpay(body, sign(body))
            : cashfree(signedMandateMessage(demoWebhookSecret, { loanId, at }));
        }),
      ),
    ).toEqual(nothing);
  });

  it('is refused when it is signed and says nothing that can be read, at Razorpay [XR-145.a]', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('', 'null', '[]', '{}', '{"event":"payment_link.paid"}', '{"a":'.repeat(500)),
      fc
        .jsonValue()
        .map(payload => JSON.stringify({ event: 'payment_link.paid', created_at: 'now', payload })),
    );
    expect(await acceptedOf(bodies.map(body => () => razorpay(body, sign(body))))).toEqual(nothing);
  });

  it('is refused when a field of it was changed, at Cashfree [XR-145.a]', async () => {
    const body = signedMandateMessage(demoWebhookSecret, { loanId, at: server.clock.now });
    const fields = (text: string) => JSON.stringify([...new URLSearchParams(text)].toSorted());
    // Spelt otherwise it still says the same.
    const changed = damaged(body).filter(text => fields(text) !== fields(body));
    expect(await acceptedOf(changed.map(text => () => cashfree(text)))).toEqual(nothing);
  });

  it('and as it was sent it is accepted, which the others were one step from [XR-145.a]', async () => {
    const body = paid(server.clock.now);
    expect(await razorpay(body, sign(body))).toBe(200);
    expect(await cashfree(signedMandateMessage(demoWebhookSecret, { loanId, at: server.clock.now }))).toBe(
      200,
    );
    expect((await left()).slice(0, 2)).toEqual([2, 2]);
  });
});
