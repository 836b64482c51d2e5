import { createHmac } from 'node:crypto';
import { type BusinessDate, instantAt } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { type Paise, paiseToRupees, rupees, zeroPaise } from '@lending-desk/domain/money';
import { repaymentFigures, type WaivedPart } from '@lending-desk/domain/repayment';
import { and, eq } from 'drizzle-orm';
import { approval } from '../approvals/table';
import { todayOf } from '../calendar/todayOf';
import { readAccount } from '../ledger/readAccount';
import { commitJob } from '../nach/commitJob';
import { linksOf, openLinksOf } from '../paymentLinks/linkRows';
import { razorpayCallback } from '../paymentLinks/razorpayCallback';
import { takeEvent } from '../paymentLinks/takeEvent';
import { paymentLink } from '../paymentLinks/table';
import { staff } from '../signin/table';
import { demoWebhookSecret } from '../config';
import type { Caller, TestAnswer, TestServer } from './harness';
import { aJobWorker } from './jobs';
import { boardIn, nachText, uploadNach } from './nach';

const { approvals } = contract;

/** What became of an action, in the words of the ledger. */
export interface Became {
  readonly outcome: string;
  readonly why?: string | undefined;
}

/** Which people take part; each session lasts for a day. */
interface People {
  readonly agent: Caller;
  readonly admin: Caller;
  readonly superUser: Caller;
}

/** The agent who asks for waivers, by name. */
export const waiverAgent = 'Asha';
const agentEmail = 'collections.asha@lender.example';

const said = ({ status, body }: TestAnswer): Became =>
  status === 200 && body['success'] !== false
    ? { outcome: 'posted' }
    : { outcome: 'refused', why: String(Object(body['errorMessages'])[0]) };

/** Moves money on a server only as people and providers do: by their calls, files and messages, what needs a second
 *  person by a second one. */
export function theMoneyDesk(server: TestServer) {
  const { db, clock } = server;
  let signedInAt: Date | null = null;
  let people: People | null = null;
  let keys = 0;

  async function signedIn(): Promise<People> {
    if (people !== null && signedInAt?.getTime() === clock.now.getTime()) return people;
    await db
      .insert(staff)
      .values({
        email: agentEmail,
        fullName: waiverAgent,
        roles: ['ROLE_COLLECTIONS_AGENT'],
        state: 'active',
        createdAt: clock.now,
      })
      .onConflictDoNothing();
    signedInAt = clock.now;
    people = {
      agent: await server.signIn(agentEmail),
      admin: await server.signIn('ROLE_COLLECTIONS_ADMIN'),
      superUser: await server.signIn('ROLE_SUPER_USER'),
    };
    return people;
  }

  /** The request of a loan that waits, approved by the other person. */
  async function approve(loanId: number): Promise<Became> {
    const { superUser } = await signedIn();
    const waiting = await db
      .select({ id: approval.id })
      .from(approval)
      .where(and(eq(approval.loanId, loanId), eq(approval.state, 'waiting')));
    const [request] = waiting;
    if (request === undefined) return { outcome: 'posted' };
    const { body } = await server.call(approvals.list, {}, superUser);
    const listed = Object(body['data']).requests.find(({ id }: { id: string }) => id === request.id);
    const { seen } = Object(listed);
    return said(await server.call(approvals.approve, { id: request.id, seen }, superUser));
  }

  async function asked(loanId: number, answer: TestAnswer): Promise<Became> {
    const became = said(answer);
    return became.outcome === 'posted' ? approve(loanId) : became;
  }

  async function room(loanId: number): Promise<Paise> {
    const account = await readAccount(db, loanId);
    if (account === null) throw new Error('No account');
    const links = openLinksOf(await linksOf(db, loanId), clock.now);
    return rupees(repaymentFigures(account, todayOf(clock.now), links).maxAmount);
  }

  /** A link for an amount, asked for by an agent. */
  async function link(loanId: number, amount: Paise): Promise<Became> {
    const { agent } = await signedIn();
    const sent = { loanId: String(loanId), amount: paiseToRupees(amount) };
    return said(await server.call(contract.paymentLinks.create, sent, agent));
  }

  /** A link for what may be asked for; where that is nothing, one that was made before. */
  async function linkToPay(loanId: number, amount: Paise) {
    const left = await room(loanId);
    const most = amount < left ? amount : left;
    const number = (await linksOf(db, loanId)).length + 1;
    if (most >= 100) {
      const made = await link(loanId, most);
      if (made.outcome !== 'posted') throw new Error(made.why);
    } else {
      await db.insert(paymentLink).values({
        loanId,
        number,
        reference: `L${loanId}-${number}`,
        provider: 'sandbox',
        amount,
        amountPaid: zeroPaise,
        status: 'cancelled',
        providerId: `plink_${loanId}_${number}`,
        createdAt: clock.now,
        expiresAt: clock.now,
        byId: '11111111-0000-4000-8000-000000000001',
        byName: 'Test',
      });
    }
    const [made] = await linksOf(db, loanId);
    if (made === undefined) throw new Error('No link');
    return made;
  }

  /** The message of Razorpay that a link was paid, and the job that takes it. */
  async function tellPaid(
    { providerId, reference }: { readonly providerId: string | null; readonly reference: string },
    { amount, on, id, rrn }: { amount: Paise; on: BusinessDate; id: string; rrn: string },
  ): Promise<Became> {
    const seconds = (at: number) => Math.floor(at / 1000);
    const payment = {
      id,
      amount,
      currency: 'INR',
      status: 'captured',
      created_at: seconds(new Date(instantAt(on, 11 * 60)).getTime()),
      acquirer_data: { rrn },
    };
    const body = JSON.stringify({
      event: 'payment_link.paid',
      created_at: seconds(clock.now.getTime()),
      payload: {
        payment_link: { entity: { id: providerId, reference_id: reference, amount_paid: amount } },
        payment: { entity: payment },
      },
    });
    const signature = createHmac('sha256', demoWebhookSecret).update(body).digest('hex');
    const answer = await server.send(razorpayCallback.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
      body,
    });
    return said(answer);
  }

  const takeMessages = () => aJobWorker(server, [takeEvent]).tick();

  return {
    approve,
    link,
    signedIn,
    tellPaid,
    takeMessages,
    linkToPay,

    /** Money by a link: asked for, paid, and told by the provider. */
    pay: async (
      loanId: number,
      { amount, on, id, rrn }: { amount: Paise; on: BusinessDate; id: string; rrn: string },
    ): Promise<Became> => {
      const became = await tellPaid(await linkToPay(loanId, amount), { amount, on, id, rrn });
      await takeMessages();
      return became;
    },

    /** Money by hand, by two people. */
    byHand: async (
      loanId: number,
      given: { amount: Paise; source: 'BANK' | 'CASH'; date: BusinessDate; reference: string },
    ): Promise<Became> => {
      const { admin } = await signedIn();
      const sent = { ...given, loanId, amount: paiseToRupees(given.amount), reason: 'Slip' };
      return asked(loanId, await server.call(approvals.addReceipt, sent, admin));
    },

    /** A waiver, at once or by two people. */
    waive: async (
      loanId: number,
      {
        amount,
        date,
        parts,
      }: { amount: Paise; date: BusinessDate; parts: Partial<Record<WaivedPart, Paise>> },
    ): Promise<Became> => {
      const { agent } = await signedIn();
      const part = (name: WaivedPart) => paiseToRupees(parts[name] ?? zeroPaise);
      const sent = {
        loanId,
        waiverDate: `${date.split('-').toReversed().join('-')} 00:00:00`,
        waiverAmount: paiseToRupees(amount),
        paymentSource: 'WAIVER' as const,
        penalInterest: part('penal'),
        bounceCharges: part('bounce'),
        interestPayment: part('interest'),
        principalPayment: part('principal'),
      };
      return asked(loanId, await server.call(approvals.addWaiver, sent, agent));
    },

    /** A receipt or waiver turned round, by two people. */
    reverse: async (loanId: number, paymentId: string): Promise<Became> => {
      const { admin } = await signedIn();
      const sent = { loanId, paymentId, reason: 'Of another loan' };
      return asked(loanId, await server.call(approvals.reverseReceipt, sent, admin));
    },

    /** A closure, by two people, with the overdue amount of the screen. */
    close: async (loanId: number, closingDate?: BusinessDate): Promise<Became> => {
      const { admin } = await signedIn();
      const account = await readAccount(db, loanId);
      if (account === null) throw new Error('No account');
      const overdueAmount = repaymentFigures(account, todayOf(clock.now)).overdueSummary.total;
      const sent = { loanId, overdueAmount, ...(closingDate && { closingDate }) };
      return asked(loanId, await server.call(approvals.closeLoan, sent, admin));
    },

    /** Money due back paid out, by two people. */
    refund: async (loanId: number, amount: Paise): Promise<Became> => {
      const { admin } = await signedIn();
      const sent = { loanId, amount: paiseToRupees(amount), reason: 'Paid too much' };
      return asked(loanId, await server.call(approvals.refund, sent, admin));
    },

    /** A receipt mapped to an EMI, counted from 0. */
    map: async (loanId: number, paymentId: string, index: number): Promise<Became> => {
      const { admin } = await signedIn();
      const sent = { loanId: String(loanId), updates: [{ index, paymentId }] };
      return said(await server.call(contract.mapping.mapEmis, sent, admin));
    },

    /** A NACH file, its dry run and its commit, by one person.
     *  @returns what became of each row, in the order of the file */
    nach: async (rows: Parameters<typeof nachText>[0]): Promise<Became[]> => {
      const { admin } = await signedIn();
      const { fileId, ...dry } = boardIn(await uploadNach(server, nachText(rows), admin));
      keys += 1;
      const key = { 'idempotency-key': `money-desk-${keys}` };
      const begun = await server.call(contract.nach.commit, { fileId }, admin, key);
      if (begun.status !== 200) return dry.rows.map(({ outcome }) => ({ outcome }));
      await aJobWorker(server, [commitJob]).tick();
      const done = boardIn(await server.call(contract.nach.read, { fileId, rows: 'all' }, admin));
      if (done.state !== 'committed') throw new Error(`The commit ended ${done.state}`);
      return done.rows.map(({ outcome, message }) => ({
        outcome,
        ...(message !== null && { why: message }),
      }));
    },
  };
}

export type MoneyDesk = ReturnType<typeof theMoneyDesk>;
