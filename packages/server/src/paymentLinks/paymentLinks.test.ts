import { createHmac } from 'node:crypto';
import { businessDate, businessDateOf, instant } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { type Paise, paise, rupees } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoWebhookSecret } from '../config';
import { readAccount } from '../ledger/readAccount';
import { routeOutside } from '../http/verb';
import { allRoutes } from '../http/allRoutes';
import type { LinkRequest, MadeLink, PaymentLinks } from '../providers/paymentLinks/paymentLinks';
import { NotReached } from '../providers/notReached';
import { providerHour } from '../providers/table';
import { bookNow, disbursedLine, openSampleAccount, shortDebit } from '../testing/sampleAccounts';
import { withServer } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { createLinkBy } from './createLink';
import { followLinkBy } from './followLink';
import { razorpayCallback } from './razorpayCallback';
import { takeEvent } from './takeEvent';
import { paymentLink, providerEvent } from './table';

const minute = 60_000;

/** A provider whose next answers a test sets. */
const provider = {
  asked: [] as LinkRequest[],
  found: [] as string[],
  create: async (request: LinkRequest): Promise<MadeLink | 'refused'> => made(request.reference),
  find: async (_reference: string): Promise<MadeLink | null> => null,
};
const made = (reference: string): MadeLink => ({
  id: `plink_${reference}`,
  shortUrl: `https://rzp.example/i/${reference}`,
  status: 'created',
  amountPaid: paise(0),
});
const links: PaymentLinks = {
  provider: 'razorpay-test',
  create: request => {
    provider.asked.push(request);
    return provider.create(request);
  },
  find: reference => {
    provider.found.push(reference);
    return provider.find(reference);
  },
};
const others = allRoutes.filter(({ call }) => call !== contract.paymentLinks.create);
const routes = [
  ...others,
  routeOutside(
    contract.paymentLinks.create,
    createLinkBy(() => links, 300),
  ),
];

withServer(
  server => {
    let number = 0;
    async function aLoan({ opened = true } = {}): Promise<number> {
      number += 1;
      server().clock.now = new Date('2026-11-15T06:00:00.000Z');
      provider.asked.length = 0;
      provider.found.length = 0;
      provider.create = async ({ reference }) => made(reference);
      provider.find = async () => null;
      const loanId = loanIdOf(number);
      const personalDetails = {
        fullName: 'Kavya Test',
        primaryPhoneNumber: '+91 90000 43214',
        email: 'kavya@mail.example',
      };
      await storeLoans(server().db, [aLine(number, { ...disbursedLine, personalDetails })]);
      if (opened) await openSampleAccount(server(), loanId);
      return loanId;
    }
    let keys = 0;
    async function create(loanId: number, amount: number, key = `link-${(keys += 1)}`) {
      const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
      const answer = await server().call(
        contract.paymentLinks.create,
        { loanId: String(loanId), amount },
        agent,
        {
          'idempotency-key': key,
        },
      );
      return [answer.status, answer.body['success'], answer.body['errorMessages']];
    }
    const done = [200, true, []];
    const stored = (loanId: number) =>
      server()
        .db.select()
        .from(paymentLink)
        .where(eq(paymentLink.loanId, loanId))
        .orderBy(paymentLink.number);
    const maxOf = async (loanId: number) => {
      const account = await readAccount(server().db, loanId);
      if (!account) throw new Error('No account');
      return repaymentFigures(account, businessDateOf(instant(server().clock.now.toISOString()))).maxAmount;
    };
    const worker = (account: PaymentLinks | null = links) =>
      aJobWorker(server(), [followLinkBy(() => account), takeEvent]);

    it('asks the provider by our reference, for seven days, with partial payment from Rs. 200 [CO-046.b, M42.b, M42.c, M42.d, CO-046.c]', async () => {
      const loanId = await aLoan();
      expect(await create(loanId, 200)).toEqual(done);
      expect(await create(loanId, 199.99)).toEqual(done);
      expect(await create(loanId, 5000)).toEqual(done);
      const customer = { name: 'Kavya Test', phone: '9000043214', email: 'kavya@mail.example' };
      const common = { loanId, customer, expiresAt: new Date('2026-11-22T06:00:00.000Z') };
      expect(provider.asked).toEqual([
        { ...common, reference: `L${loanId}-1`, amount: 20_000, firstPart: 10_000 },
        { ...common, reference: `L${loanId}-2`, amount: 19_999, firstPart: null },
        { ...common, reference: `L${loanId}-3`, amount: 500_000, firstPart: 10_000 },
      ]);
      expect(await stored(loanId)).toMatchObject([
        {
          status: 'created',
          providerId: `plink_L${loanId}-1`,
          shortUrl: `https://rzp.example/i/L${loanId}-1`,
        },
        { status: 'created' },
        { status: 'created' },
      ]);
    });

    it('answers the links in minor units, newest first, of this loan alone, and an empty list before the first [CO-045.c, CO-043.a, CO-045.b]', async () => {
      await create(await aLoan(), 500);
      const loanId = await aLoan();
      const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
      const read = async () =>
        (await server().call(contract.paymentLinks.list, { loanId: String(loanId) }, agent)).body['data'];
      expect(await read()).toEqual({ paymentLinks: [] });
      await create(loanId, 1000.5);
      await create(loanId, 300);
      expect(await read()).toMatchObject({
        paymentLinks: [
          { amount: 30_000, amountPaid: 0 },
          { amount: 100_050, paymentLink: `https://rzp.example/i/L${loanId}-1`, status: 'created' },
        ],
      });
    });

    it('refuses less than Rs. 1 and more than Max Amount, and makes none [CO-041.d, M42.a, CO-041.a, CO-041.c, CO-041.e]', async () => {
      const loanId = await aLoan();
      const max = await maxOf(loanId);
      expect(await create(loanId, 0.99)).toEqual([422, false, ['Enter an amount of at least Rs. 1']]);
      expect(await create(loanId, max + 0.01)).toEqual([422, false, ['Max amount cannot be exceeded']]);
      expect([provider.asked, await stored(loanId)]).toEqual([[], []]);
      expect(await create(loanId, 1)).toEqual(done);
      expect(await create(loanId, max - 1)).toEqual(done);
    });

    it('makes none for a loan without an account', async () => {
      const loanId = await aLoan({ opened: false });
      const words = 'This loan has no account: its money could not be read when the loan was imported';
      expect(await create(loanId, 500)).toEqual([409, false, [words]]);
      expect([provider.asked, await stored(loanId)]).toEqual([[], []]);
    });

    it('deducts what open links and held money still ask for, also of two at once [CO-041.d, CO-042.d, CO-042.e]', async () => {
      const loanId = await aLoan();
      const day = businessDateOf(instant(server().clock.now.toISOString()));
      await bookNow(server(), loanId, shortDebit('N1', 5000, day), 'N1');
      const max = await maxOf(loanId);
      const both = await Promise.all([create(loanId, max - 100), create(loanId, max - 100)]);
      expect(both.map(([status]) => status).toSorted()).toEqual([200, 422]);
      expect((await create(loanId, 100.01))[0]).toBe(422);
      // From its last moment on a link asks for nothing.
      server().clock.pass(7 * 24 * 60 * minute - 1);
      expect((await create(loanId, max - 100))[0]).toBe(422);
      server().clock.pass(1);
      expect(await create(loanId, max - 100)).toEqual(done);
    });

    it('by one key makes one link, pressed twice at once [CO-046.d, M44.e]', async () => {
      const loanId = await aLoan();
      const both = await Promise.all([1, 2].map(() => create(loanId, 500, `same-${loanId}`)));
      expect(both).toEqual([done, done]);
      expect(provider.asked).toHaveLength(1);
      const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
      const bare = {
        method: 'POST',
        headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
      };
      const body = JSON.stringify({ loanId, amount: 500 });
      expect((await server().send(contract.paymentLinks.create.path, { ...bare, body })).status).toBe(400);
    });

    it('says when the provider makes none [CO-046.e, CO-044.a]', async () => {
      const loanId = await aLoan();
      provider.create = async () => 'refused';
      expect(await create(loanId, 500)).toEqual([200, false, ['Unable to create payment link']]);
      provider.create = async () => Promise.reject(new NotReached());
      expect((await create(loanId, 500))[1]).toBe(false);
      expect((await stored(loanId)).map(({ status }) => status)).toEqual(['not_created', 'not_created']);
    });

    it.each([
      ['no answer in time', () => new Promise<never>(() => undefined)],
      ['an error', () => Promise.reject(new Error('503'))],
    ])(
      'after %s the link is unknown and asked for by our reference until it is found [M42.f]',
      async (_what, lost) => {
        const loanId = await aLoan();
        provider.create = lost;
        expect(await create(loanId, 500)).toEqual(done);
        expect(await stored(loanId)).toMatchObject([{ status: 'unknown', shortUrl: null }]);
        server().clock.pass(minute - 1000);
        await worker().tick();
        expect(provider.found).toEqual([]);
        server().clock.pass(1000);
        await worker().tick();
        expect(provider.found).toEqual([`L${loanId}-1`]);
        provider.find = async reference => made(reference);
        server().clock.pass(4 * minute);
        await worker().tick();
        expect(await stored(loanId)).toMatchObject([{ status: 'created', providerId: `plink_L${loanId}-1` }]);
        // Nobody is asked twice.
        expect(provider.asked).toHaveLength(1);
      },
    );

    it('what was found of one link is stored of that alone, and of none that was paid meanwhile [M42.f]', async () => {
      const loanId = await aLoan();
      provider.create = async () => Promise.reject(new Error('503'));
      for (const amount of [500, 300, 200]) await create(loanId, amount);
      provider.find = async reference => {
        if (reference === `L${loanId}-1`) return null;
        if (reference === `L${loanId}-3`)
          await server()
            .db.update(paymentLink)
            .set({ status: 'paid' })
            .where(and(eq(paymentLink.loanId, loanId), eq(paymentLink.number, 3)));
        return made(reference);
      };
      server().clock.pass(minute);
      await worker().tick();
      expect(await stored(loanId)).toMatchObject([
        { status: 'unknown', providerId: null },
        { status: 'created', providerId: `plink_L${loanId}-2` },
        { status: 'paid', providerId: null },
      ]);
      provider.find = async reference => made(reference);
      server().clock.pass(4 * minute);
      await worker().tick();
      expect((await stored(loanId)).map(({ status }) => status)).toEqual(['created', 'created', 'paid']);
    });

    it.each([
      ['no account', null],
      ['an account of another provider', { ...links, provider: 'another' }],
    ])('with %s the link waits, an hour at a time', async (_what, account) => {
      const loanId = await aLoan();
      provider.create = async () => Promise.reject(new Error('lost'));
      await create(loanId, 500);
      await server().db.delete(providerHour);
      provider.find = async reference => made(reference);
      server().clock.pass(minute);
      await worker(account).tick();
      server().clock.pass(60 * minute - 1);
      await worker().tick();
      expect(provider.found).toEqual([]);
      server().clock.pass(1);
      await worker().tick();
      expect(provider.found).toEqual([`L${loanId}-1`]);
      const hours = await server().db.select().from(providerHour);
      expect(hours).toMatchObject([{ provider: 'paymentLinks', asked: 1, failed: 0 }]);
    });

    it('asks after 1, 5, 15 and 60 minutes, then hourly for a day, then it was not created unless it is found that last time [M42.f, M42.g]', async () => {
      const [loanId, foundLast] = [await aLoan(), await aLoan()];
      provider.create = async () => Promise.reject(new Error('lost'));
      for (const one of [loanId, foundLast]) await create(one, 500);
      const noted = server().clock.now.getTime();
      const minutes: number[] = [];
      const statuses: (string | undefined)[] = [];
      provider.find = async reference => {
        const passed = (server().clock.now.getTime() - noted) / minute;
        if (reference === `L${loanId}-1`) minutes.push(passed);
        else if (passed === 25 * 60) return made(reference);
        return null;
      };
      for (let passed = 0; passed < 26 * 60; passed += 1) {
        server().clock.pass(minute);
        if ([1, 5, 15].includes(passed + 1) || (passed + 1) % 30 === 0) await worker().tick();
        if (passed + 1 === 24 * 60) statuses.push((await stored(loanId))[0]?.status);
      }
      expect(minutes).toEqual([1, 5, 15, 60, ...Array.from({ length: 24 }, (_, hour) => 120 + hour * 60)]);
      statuses.push((await stored(loanId))[0]?.status);
      expect(statuses).toEqual(['unknown', 'not_created']);
      expect(await stored(foundLast)).toMatchObject([
        {
          status: 'created',
          providerId: `plink_L${foundLast}-1`,
          shortUrl: made(`L${foundLast}-1`).shortUrl,
        },
      ]);
    });

    describe('a message of the provider', () => {
      interface Told {
        readonly loanId: number;
        readonly status?: string;
        readonly paid?: Paise | null;
        readonly id?: string;
        readonly at?: Date;
        /** When the payment was made. @default when the message was */
        readonly paidAt?: Date;
        readonly of?: number;
        readonly linkId?: string;
        readonly reference?: null;
        readonly refund?: string;
        readonly refundId?: string;
      }
      async function tell({
        loanId,
        status = 'paid',
        paid = null,
        id = 'pay_1',
        at,
        of = 1,
        refund,
        ...told
      }: Told) {
        const time = Math.floor((at ?? server().clock.now).getTime() / 1000);
        const reference = `L${loanId}-${of}`;
        const link = {
          id: told.linkId ?? `plink_${reference}`,
          reference_id: told.reference === undefined ? reference : null,
          short_url: 'https://rzp.example/i/x',
          amount_paid: paid ?? 0,
        };
        const payment = {
          id: `${id}-${loanId}`,
          amount: paid,
          currency: 'INR',
          status: 'captured',
          created_at: told.paidAt === undefined ? time : told.paidAt.getTime() / 1000,
        };
        const body = JSON.stringify({
          event: refund ?? `payment_link.${status}`,
          created_at: time,
          payload: {
            ...(refund === undefined && { payment_link: { entity: link } }),
            ...(paid !== null && { payment: { entity: payment } }),
            ...(refund !== undefined && {
              refund: { entity: { id: told.refundId ?? 'rfnd_1', payment_id: payment.id, amount: 100 } },
            }),
          },
        });
        const answer = await server().send(razorpayCallback.path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-razorpay-signature': createHmac('sha256', demoWebhookSecret).update(body).digest('hex'),
          },
          body,
        });
        await worker().tick();
        return [answer.status, answer.body['errorMessages']];
      }
      const receipts = async (loanId: number) => (await readAccount(server().db, loanId))?.receipts ?? [];

      it.each(['cancelled', 'expired'])('books a payment of a link that is %s [M42.e]', async status => {
        const loanId = await aLoan();
        await create(loanId, 500);
        await tell({ loanId, status });
        expect((await stored(loanId))[0]?.status).toBe(status);
        // Eight days later its time is over, too.
        server().clock.pass(8 * 24 * 60 * minute);
        await tell({ loanId, paid: rupees(500) });
        expect(await receipts(loanId)).toMatchObject([{ id: `pay_1-${loanId}`, amount: 50_000 }]);
        expect((await stored(loanId))[0]?.status).toBe('paid');
        // What comes late takes nothing back.
        await tell({ loanId, status, at: new Date(server().clock.now.getTime() - minute) });
        expect((await stored(loanId))[0]).toMatchObject({ status: 'paid', amountPaid: 50_000 });
      });

      it('is shown with amount, amountPaid and paymentLink, both amounts in paise [CO-120.a, CO-120.b, CO-043.b]', async () => {
        const loanId = await aLoan();
        await create(loanId, 1000.5);
        await tell({ loanId, status: 'partially_paid', paid: rupees('200.25') });
        const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
        const { body } = await server().call(contract.paymentLinks.list, { loanId: String(loanId) }, agent);
        const [link] = Object(body['data']).paymentLinks;
        expect([link.amount, link.amountPaid, link.paymentLink]).toEqual([
          100_050,
          20_025,
          `https://rzp.example/i/L${loanId}-1`,
        ]);
        expect(Object.keys(link).toSorted()).toEqual([
          'amount',
          'amountPaid',
          'expireOn',
          'paymentLink',
          'reference',
          'status',
        ]);
        // One of which the provider's answer was lost has the same names.
        provider.create = async () => Promise.reject(new Error('lost'));
        await create(loanId, 500);
        const again = await server().call(contract.paymentLinks.list, { loanId: String(loanId) }, agent);
        const [unknown] = Object(again.body['data']).paymentLinks;
        expect(unknown).toMatchObject({ amount: 50_000, amountPaid: 0, paymentLink: null });
      });

      it('allocates at once, and what is over is held [M21.j]', async () => {
        const loanId = await aLoan();
        const before = await maxOf(loanId);
        await create(loanId, before);
        await tell({ loanId, paid: rupees(before) });
        const account = await readAccount(server().db, loanId);
        if (!account) throw new Error('No account');
        const { overdueSummary, daysPastDue, held } = repaymentFigures(account, businessDate('2026-11-15'));
        expect([overdueSummary.total, daysPastDue]).toEqual([0, 0]);
        expect(held).toBeGreaterThan(0);
      });

      it('finds a link whose outcome was unknown by our reference, and books its money [XR-144.a]', async () => {
        const loanId = await aLoan();
        provider.create = async () => Promise.reject(new Error('lost'));
        await create(loanId, 500);
        await tell({ loanId, paid: rupees(500) });
        expect(await stored(loanId)).toMatchObject([
          {
            status: 'paid',
            providerId: `plink_L${loanId}-1`,
            shortUrl: 'https://rzp.example/i/x',
            amountPaid: 50_000,
          },
        ]);
        expect(await receipts(loanId)).toHaveLength(1);
      });

      it('finds a link by the provider’s id where the message has no reference [XR-144.a]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        await tell({ loanId, paid: rupees(500), reference: null });
        expect(await stored(loanId)).toMatchObject([{ status: 'paid', amountPaid: 50_000 }]);
      });

      it('of a link that is not ours, under our reference, posts nothing [XR-145.b]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        const linkId = `plink_other_${loanId}`;
        await tell({ loanId, paid: rupees(500), linkId });
        expect([await receipts(loanId), await stored(loanId)]).toMatchObject([[], [{ status: 'created' }]]);
        const [event] = await server()
          .db.select()
          .from(providerEvent)
          .where(eq(providerEvent.linkId, linkId));
        expect(event).toMatchObject({ outcome: 'unknown link', loanId: null });
      });

      it('of a payment before the disbursal counts it from the disbursal [XR-144.b]', async () => {
        const loanId = await aLoan();
        server().clock.now = new Date('2026-04-10T06:00:00.000Z');
        expect(await create(loanId, 500)).toEqual(done);
        await tell({ loanId, paid: rupees(500), at: new Date('2026-03-29T18:29:59.000Z') });
        expect(await receipts(loanId)).toMatchObject([{ valueDate: '2026-03-30', bookedOn: '2026-04-10' }]);
      });

      it('of a payment late in the evening counts on its day in India [M1.c, CO-119.c]', async () => {
        const loanId = await aLoan();
        server().clock.now = new Date('2026-04-10T06:00:00.000Z');
        expect(await create(loanId, 500)).toEqual(done);
        // What tells of it comes later.
        const [paidAt, at] = [new Date('2026-04-05T18:30:00.000Z'), new Date('2026-04-07T18:30:00.000Z')];
        await tell({ loanId, paid: rupees(500), paidAt, at });
        expect(await receipts(loanId)).toMatchObject([{ valueDate: '2026-04-06' }]);
      });

      it('is refused when it is old or ahead, and posts nothing [M43.a, M43.b]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        const at = (ms: number) => new Date(server().clock.now.getTime() + ms);
        const day = 24 * 60 * minute;
        const paid = rupees(100);
        expect((await tell({ loanId, paid, id: 'old', at: at(-31 * day) }))[0]).toBe(400);
        expect((await tell({ loanId, paid, id: 'ahead', at: at(6 * minute) }))[0]).toBe(400);
        expect(await receipts(loanId)).toEqual([]);
        expect((await tell({ loanId, paid, id: 'edge', at: at(-30 * day) }))[0]).toBe(200);
        expect((await tell({ loanId, paid, id: 'soon', at: at(4 * minute) }))[0]).toBe(200);
        expect(await receipts(loanId)).toHaveLength(2);
      });

      it('comes again a day later, or twice at once, and posts once [M43.c]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        const message = { loanId, paid: rupees(500), at: server().clock.now };
        await Promise.all([tell(message), tell(message)]);
        server().clock.pass(24 * 60 * minute);
        expect((await tell(message))[0]).toBe(200);
        expect(await receipts(loanId)).toHaveLength(1);
      });

      it('of money for a closed loan is due back to the customer [M34.l]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        const day = businessDateOf(instant(server().clock.now.toISOString()));
        const all = { type: 'receipt', id: 'all', source: 'BANK', reference: null, valueDate: day } as const;
        await bookNow(server(), loanId, { ...all, amount: rupees(await maxOf(loanId)) }, 'all');
        await bookNow(server(), loanId, { type: 'close', closingDate: day }, 'close');
        await tell({ loanId, paid: rupees(500) });
        const account = await readAccount(server().db, loanId);
        if (!account) throw new Error('No account');
        const { refundsDue, closedOn } = repaymentFigures(account, day);
        expect([refundsDue, closedOn]).toEqual([500, day]);
      });

      it('about a refund reverses nothing, and is kept with its loan [M43.e]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        await tell({ loanId, paid: rupees(500) });
        await tell({ loanId, refund: 'refund.processed' });
        expect(await receipts(loanId)).toMatchObject([{ reversal: null }]);
        const kept = await server().db.select().from(providerEvent).where(eq(providerEvent.loanId, loanId));
        expect(kept.map(({ outcome }) => outcome).toSorted()).toEqual(['posted', 'refund']);
      });

      it('about a refund is listed for admins until a person has reversed the payment, partial ones as one line [M43.d]', async () => {
        const loanId = await aLoan();
        await create(loanId, 500);
        const refund = (event: string, refundId: string) =>
          tell({ loanId, id: 'pay_back', refund: event, refundId: `${refundId}-${loanId}` });
        const admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
        const superUser = await server().signIn('ROLE_SUPER_USER');
        const { approvals } = contract;
        const listed = async (as = admin) => {
          const { providerRefunds } = Object((await server().call(approvals.list, {}, as)).body['data']);
          return providerRefunds.filter((one: { paymentId: string }) => one.paymentId === paymentId);
        };
        const paymentId = `pay_back-${loanId}`;
        // The refund's message comes before that of its payment, and twice: created, then processed.
        const at = server().clock.now.toISOString();
        await refund('refund.created', 'rfnd_2');
        const [early] = await server()
          .db.select()
          .from(providerEvent)
          .where(eq(providerEvent.refundId, `rfnd_2-${loanId}`));
        expect(early).toMatchObject({ outcome: 'refund', loanId: null });
        server().clock.pass(minute);
        expect(await listed()).toEqual([]);
        await tell({ loanId, id: 'pay_back', paid: rupees(500) });
        await refund('refund.processed', 'rfnd_2');
        expect(await listed()).toMatchObject([{ paymentId, amount: 1 }]);
        await refund('refund.processed', 'rfnd_1');
        const fullName = 'Kavya Test';
        const line = { loanId, fullName, paymentId, amount: 2, received: 500, at, waits: false };
        expect(await listed()).toEqual([line]);
        expect(await listed(await server().signIn('ROLE_COLLECTIONS_AGENT'))).toEqual([]);
        await server().call(
          approvals.reverseReceipt,
          { loanId, paymentId, reason: 'Refunded at Razorpay' },
          admin,
        );
        expect(await listed()).toMatchObject([{ ...line, waits: true }]);
        const { requests } = Object((await server().call(approvals.list, {}, superUser)).body['data']);
        const [{ id, seen }] = requests.filter((one: { loanId: number }) => one.loanId === loanId);
        expect((await server().call(approvals.approve, { id, seen }, superUser)).status).toBe(200);
        expect(await listed()).toEqual([]);
      });
    });
  },
  { routes },
);
