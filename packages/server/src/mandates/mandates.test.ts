import { fieldsOf } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { demoWebhookSecret } from '../config';
import { job } from '../jobs/table';
import { readSections } from '../loan/sections';
import { providerBody } from '../loan/table';
import { providerEvent } from '../paymentLinks/table';
import type { FoundMandate, MadeMandate, MandateRequest, Mandates } from '../providers/mandates/mandates';
import { withServer } from '../testing/harness';
import { aJobWorker, enqueueDue } from '../testing/jobs';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { aFoundMandate, signedMandateMessage } from '../testing/mandates';
import { askMandatesBy, askMandatesJob, followMandateBy } from './askForMandate';
import { cashfreeCallback } from './cashfreeCallback';
import { reissueMandateBy, reissueMandateJob } from './reissueMandate';
import { mandate } from './table';
import { takeMandateEventBy } from './takeMandateEvent';

const minute = 60_000;
const begin = new Date('2026-11-15T06:00:00.000Z');

/** A provider whose next answers a test sets. */
const provider = {
  asked: [] as string[],
  made: [] as MandateRequest[],
  find: async (_reference: string): Promise<FoundMandate | null> => null,
  create: async (reference: string): Promise<MadeMandate | 'refused'> => issued(reference),
};
const issued = (reference: string): MadeMandate => ({
  providerId: `id ${reference}`,
  authLink: `https://cfre.example/${reference}`,
});
const mandates: Mandates = {
  provider: 'cashfree-test',
  find: async ({ reference }) => {
    provider.asked.push(reference);
    return provider.find(reference);
  },
  create: request => {
    provider.made.push(request);
    return provider.create(request.reference);
  },
};
const owner = { bankAccountHolder: 'KAVYA TEST', bankAccountNumber: 'XXXX6630' };

withServer(
  server => {
    let number = 0;
    async function aLoan(changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
      number += 1;
      server().clock.now = begin;
      provider.asked.length = 0;
      provider.made.length = 0;
      provider.find = async reference => aFoundMandate(reference, owner);
      provider.create = async reference => issued(reference);
      await storeLoans(server().db, [
        aLine(number, {
          personalDetails: {
            fullName: 'Kavya Test',
            primaryPhoneNumber: '9000043214',
            email: 'kavya@mail.example',
          },
          financialDetails: { accountNumber: '999151436630' },
          ...changes,
        }),
      ]);
      return loanIdOf(number);
    }
    const send = (body: string) =>
      server().send(cashfreeCallback.path, {
        method: 'POST',
        headers: { 'content-type': cashfreeCallback.contentType },
        body,
      });
    const worker = () =>
      aJobWorker(server(), [
        takeMandateEventBy(() => mandates),
        followMandateBy(() => mandates),
        reissueMandateBy(() => mandates),
      ]);
    const tick = async () => {
      const one = worker();
      await one.tick();
      await one.tick();
      expect(one.warnings).toEqual([]);
    };
    async function tell(loanId: number, more: Partial<Parameters<typeof signedMandateMessage>[1]> = {}) {
      const told = { loanId, at: server().clock.now, ...more };
      return (await send(signedMandateMessage(demoWebhookSecret, told))).status;
    }
    const details = async (loanId: number) =>
      fieldsOf((await readSections(server().db, loanId, ['cashfreeDetails']))['cashfreeDetails']);
    const outcomes = async (loanId: number) =>
      (
        await server()
          .db.select()
          .from(providerEvent)
          .where(eq(providerEvent.mandateReference, `SUB-${loanId}-1`))
          .orderBy(providerEvent.receivedAt)
      ).map(({ outcome }) => outcome);
    const actionsOf = async (loanId: number) =>
      (await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId)).orderBy(auditRow.at)).map(
        ({ action }) => action,
      );

    const rowOf = async (loanId: number) =>
      (await server().db.select().from(mandate).where(eq(mandate.loanId, loanId)))[0];

    it('takes a message once, however often it is sent [XR-136.a]', async () => {
      const loanId = await aLoan();
      expect([await tell(loanId), await tell(loanId)]).toEqual([200, 200]);
      await tick();
      await tick();
      expect([await outcomes(loanId), provider.asked]).toEqual([['noted'], [`SUB-${loanId}-1`]]);
      expect((await actionsOf(loanId)).toSorted()).toEqual(['loan.import', 'mandates.changed']);
      const bodies = await server().db.select().from(providerBody).where(eq(providerBody.loanId, loanId));
      expect(bodies).toMatchObject([
        { provider: 'cashfree', body: aFoundMandate(`SUB-${loanId}-1`, owner).raw },
      ]);
      expect(await rowOf(loanId)).toMatchObject({ providerId: '700001', status: 'ACTIVE', statusAt: begin });
    });

    it('takes each of two messages that wait for what it says of its own loan [CS-135.a]', async () => {
      const [first, second] = [await aLoan(), await aLoan()];
      await tell(first);
      await tell(second, { status: 'ON_HOLD' });
      provider.find = async () => null;
      await tick();
      for (const [loanId, status] of [
        [first, 'ACTIVE'],
        [second, 'ON_HOLD'],
      ] as const) {
        expect([await outcomes(loanId), await details(loanId)]).toMatchObject([['noted'], { status }]);
        const reference = `SUB-${loanId}-1`;
        const events = await server()
          .db.select()
          .from(providerEvent)
          .where(eq(providerEvent.mandateReference, reference));
        expect(events).toMatchObject([{ loanId }]);
      }
    });

    it.each([
      ['another secret', 'another', begin, 401],
      ['the secret before', 'previous', begin, 200],
      ['an age of 30 days', demoWebhookSecret, new Date(begin.getTime() - 30 * 24 * 60 * minute), 200],
      ['more than 30 days', demoWebhookSecret, new Date(begin.getTime() - (30 * 24 * 60 + 1) * minute), 400],
      ['5 minutes ahead', demoWebhookSecret, new Date(begin.getTime() + 5 * minute), 200],
      ['more ahead', demoWebhookSecret, new Date(begin.getTime() + 6 * minute), 400],
    ])(
      'of %s the answer is as the age and the signature say [M43.a, M43.b]',
      async (_what, secret, at, status) => {
        const loanId = await aLoan();
        const answer = await send(signedMandateMessage(secret, { loanId, at }));
        expect(answer.status).toBe(status);
        expect(await outcomes(loanId)).toEqual(status === 200 ? [null] : []);
        await tick();
      },
    );

    it('verifies every field, and refuses one that stands there twice [XR-145.a]', async () => {
      const loanId = await aLoan();
      const body = signedMandateMessage(demoWebhookSecret, { loanId, at: begin });
      const changed = [
        body.replace('cf_status=ACTIVE', 'cf_status=CANCELLED'),
        `${body}&cf_extra=1`,
        `${body}&cf_status=CANCELLED`,
        body.replace(/&signature=.*/, ''),
        '%FF%FE',
        '',
      ];
      for (const other of changed) expect((await send(other)).status).toBe(401);
      expect(await outcomes(loanId)).toEqual([]);
    });

    it('shows a status it does not know as it came [CS-135.a]', async () => {
      const loanId = await aLoan();
      provider.find = async reference => aFoundMandate(reference, { ...owner, status: 'RBI_BLOCKED' });
      await tell(loanId, { status: 'RBI_BLOCKED' });
      await tick();
      expect(await details(loanId)).toMatchObject({ status: 'RBI_BLOCKED' });
    });

    it('keeps the status of the message while the provider does not answer, and asks again after a minute [CS-135.a, XR-136.d]', async () => {
      const loanId = await aLoan();
      provider.find = () => Promise.reject(new Error('503'));
      await tell(loanId);
      await tick();
      expect(await details(loanId)).toMatchObject({ status: 'ACTIVE' });
      provider.find = async reference => aFoundMandate(reference, { bankAccountNumber: 'XXXX0000' });
      server().clock.pass(minute - 1);
      await tick();
      expect(provider.asked).toHaveLength(1);
      server().clock.pass(1);
      await tick();
      expect(await details(loanId)).toMatchObject({ status: 'WRONG_ACCOUNT', incorrectSubscriptionCount: 1 });
    });

    it('counts a wrong account once, issues another link, and is active once that is authorised [CS-135.a, CS-135.b, M48.c, XR-136.c, CS-087.a]', async () => {
      const loanId = await aLoan();
      const wrong = { bankAccountNumber: 'XXXX0000', planId: 'PLAN-9', umrn: 'ZBNK7153524088050777' };
      provider.find = async reference => {
        server().clock.pass(1000);
        return aFoundMandate(reference, wrong);
      };
      let asked: unknown;
      provider.create = async reference => {
        asked = await rowOf(loanId);
        return issued(reference);
      };
      await tell(loanId);
      await tick();
      // The UMRN of a wrong account is nobody's.
      expect((await rowOf(loanId))?.umrn).toBeNull();
      const number2 = { number: 2, reference: `SUB-${loanId}-2` };
      expect(asked).toMatchObject({
        ...number2,
        providerId: null,
        status: null,
        statusAt: null,
        askedAt: server().clock.now,
      });
      expect(await rowOf(loanId)).toMatchObject({
        ...number2,
        providerId: `id SUB-${loanId}-2`,
        status: 'INITIALIZED',
      });
      // The order may come again: its server may have stopped before it was known to be done.
      await enqueueDue(server(), reissueMandateJob, `again-${loanId}`, {
        loanId,
        reference: `SUB-${loanId}-1`,
      });
      await tick();
      expect(await rowOf(loanId)).toMatchObject(number2);
      server().clock.pass(minute);
      await tell(loanId, { status: 'ON_HOLD' });
      await tick();
      const customer = { name: 'Kavya Test', phone: '9000043214', email: 'kavya@mail.example' };
      const expiresAt = new Date('2027-11-15T06:00:01.000Z');
      expect(provider.made).toEqual([
        { reference: `SUB-${loanId}-2`, planId: 'PLAN-9', customer, expiresAt },
      ]);
      expect(await actionsOf(loanId)).toContain('mandates.reissued');
      expect(await details(loanId)).toMatchObject({
        status: 'WRONG_ACCOUNT',
        incorrectSubscriptionCount: 1,
        authLink: `https://cfre.example/SUB-${loanId}-2`,
        error: { bankAccountNumber: 'XXXX0000' },
        subscriptionDetails: {
          status: 'INITIALIZED',
          bankAccountNumber: null,
          customerName: customer.name,
          customerEmail: customer.email,
          customerPhone: customer.phone,
        },
      });
      // What is said of the former subscription changes nothing any more.
      expect(await outcomes(loanId)).toEqual(['noted', 'unknown mandate']);
      provider.find = async reference => aFoundMandate(reference, owner);
      server().clock.pass(minute);
      await tell(loanId, { number: 2 });
      await tick();
      expect(await details(loanId)).toMatchObject({
        status: 'ACTIVE',
        incorrectSubscriptionCount: 1,
        subscriptionDetails: owner,
      });
      expect(provider.made).toHaveLength(1);
    });

    it.each([
      ['that is refused is not asked for again', async () => 'refused' as const, [2], 'reissueRefused'],
      [
        'whose answer is lost gives way to the next one',
        async (reference: string) =>
          reference.endsWith('-2') ? Promise.reject(new Error('lost')) : issued(reference),
        [2, 3],
        'reissued',
      ],
    ])('another link %s [XR-136.c]', async (_what, create, numbers, action) => {
      const loanId = await aLoan();
      provider.create = create;
      provider.find = async reference => aFoundMandate(reference, { bankAccountNumber: 'XXXX0000' });
      await tell(loanId);
      const told = server().clock.now.getTime();
      const one = worker();
      for (let round = 0; round < 3; round += 1) {
        await one.tick();
        server().clock.pass(minute);
      }
      expect(provider.made.map(({ reference }) => reference)).toEqual(
        numbers.map(of => `SUB-${loanId}-${of}`),
      );
      expect(await actionsOf(loanId)).toContain(`mandates.${action}`);
      // Asked after when it was issued last, not when the wrong account was found.
      expect((await rowOf(loanId))?.askedAt).toEqual(new Date(told + (numbers.length - 1) * minute));
      const link = action === 'reissued' ? `https://cfre.example/SUB-${loanId}-3` : undefined;
      expect((await details(loanId))['authLink'] ?? undefined).toBe(link);
    });

    it('issues no other link once the account has turned out to be right [XR-136.c]', async () => {
      const loanId = await aLoan();
      provider.find = async reference => aFoundMandate(reference, { bankAccountNumber: 'XXXX0000' });
      let configured = false;
      const one = aJobWorker(server(), [
        takeMandateEventBy(() => mandates),
        reissueMandateBy(() => (configured ? mandates : null)),
      ]);
      await tell(loanId);
      await one.tick();
      await one.tick();
      expect(await details(loanId)).toMatchObject({ status: 'WRONG_ACCOUNT' });
      provider.find = async reference => aFoundMandate(reference, owner);
      server().clock.pass(minute);
      await tell(loanId);
      await one.tick();
      expect(await details(loanId)).toMatchObject({ status: 'ACTIVE', incorrectSubscriptionCount: 1 });
      // The other link is asked for where there is an account of the provider again.
      configured = true;
      server().clock.pass(120 * minute);
      await one.tick();
      expect(provider.made).toEqual([]);
      expect(await rowOf(loanId)).toMatchObject({ number: 1, status: 'ACTIVE' });
    });

    it('goes on from the status a loan came with: what was told before it changes nothing [CS-135.a, XR-136.b]', async () => {
      const statusUpdatedOn = begin.toISOString();
      const loanId = await aLoan({ cashfreeDetails: { status: 'ON_HOLD', statusUpdatedOn } });
      await tell(loanId, { at: new Date(begin.getTime() - minute) });
      await tick();
      expect([await outcomes(loanId), provider.asked]).toEqual([['late'], []]);
      expect(await details(loanId)).toMatchObject({ status: 'ON_HOLD' });
      // One of the same moment counts, and the provider is asked about it.
      await tell(loanId, { at: begin });
      await tick();
      expect([await outcomes(loanId), provider.asked]).toEqual([['late', 'noted'], [`SUB-${loanId}-1`]]);
      const told = server().clock.now;
      server().clock.pass(minute);
      await tell(loanId, { at: told, status: 'CUSTOMER_PAUSED' });
      await tick();
      expect(await details(loanId)).toMatchObject({
        status: 'ACTIVE',
        statusUpdatedOn: new Date(told.getTime() + minute).toISOString(),
      });
    });

    it('that takes the place of another begins without what was told of that one [CS-135.a]', async () => {
      const loanId = await aLoan();
      server().clock.pass(minute);
      await tell(loanId);
      await tick();
      expect(await details(loanId)).toMatchObject({ status: 'ACTIVE' });
      provider.find = async () => null;
      // Of the time before the last message about the former.
      await tell(loanId, { number: 2, status: 'ON_HOLD', at: begin });
      await tick();
      expect(await details(loanId)).toMatchObject({
        status: 'ON_HOLD',
        statusUpdatedOn: begin.toISOString(),
      });
    });

    it('refuses a UMRN that came with another loan [M48.d]', async () => {
      const umrn = 'ZBNK7153524088050999';
      const its = await aLoan({ cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: { umrn } } });
      const loanId = await aLoan();
      provider.find = async reference => aFoundMandate(reference, { ...owner, umrn });
      await tell(loanId);
      await tick();
      expect(await outcomes(loanId)).toEqual(['refused']);
      server().clock.pass(minute);
      await tell(its);
      await tick();
      expect(await outcomes(its)).toEqual(['noted']);
    });

    it('refuses a UMRN that another loan has [M48.d]', async () => {
      const umrn = 'ZBNK7153524088050341';
      const [first, second] = [await aLoan(), await aLoan()];
      provider.find = async reference => aFoundMandate(reference, { ...owner, umrn });
      await tell(first);
      await tick();
      await tell(second);
      await tick();
      expect([await outcomes(first), await outcomes(second)]).toEqual([['noted'], ['refused']]);
      expect(await details(second)).toEqual({});
      expect((await rowOf(first))?.umrn).toBe(umrn);
      server().clock.pass(minute);
      await tell(first, { status: 'ON_HOLD' });
      await tick();
      expect(await outcomes(first)).toEqual(['noted', 'noted']);
    });

    it('stores nothing of a loan that does not exist [XR-145.b]', async () => {
      await aLoan();
      await tell(999_999_999);
      await tick();
      const kept = await server()
        .db.select()
        .from(providerEvent)
        .where(eq(providerEvent.mandateReference, 'SUB-999999999-1'));
      expect(kept).toMatchObject([{ outcome: 'unknown mandate', loanId: null }]);
      expect(provider.asked).toEqual([]);
    });

    describe('asking', () => {
      async function ask(): Promise<readonly string[]> {
        provider.asked.length = 0;
        const occurrence = server().clock.now.toISOString();
        await server().db.delete(job);
        await enqueueDue(server(), askMandatesJob, occurrence, { occurrence });
        await aJobWorker(server(), [askMandatesBy(() => mandates)]).tick();
        return provider.asked;
      }

      it('finds what no message told, six hours after the last time, until the mandate has ended [XR-136.e]', async () => {
        const loanId = await aLoan();
        await server().db.delete(job);
        await server().db.delete(mandate);
        await tell(loanId);
        await tick();
        provider.find = async reference =>
          aFoundMandate(reference, { ...owner, status: 'CUSTOMER_CANCELLED' });
        server().clock.pass(6 * 60 * minute);
        expect(await ask()).toEqual([]);
        server().clock.pass(1);
        expect(await ask()).toEqual([`SUB-${loanId}-1`]);
        const told = server().clock.now.toISOString();
        expect(await details(loanId)).toMatchObject({ status: 'CUSTOMER_CANCELLED', statusUpdatedOn: told });
        server().clock.pass(7 * 60 * minute);
        expect(await ask()).toEqual([]);
      });

      it('leaves statusUpdatedOn of a status that has not changed [CS-135.a]', async () => {
        const loanId = await aLoan();
        await server().db.delete(mandate);
        await tell(loanId);
        await tick();
        const before = await details(loanId);
        server().clock.pass(7 * 60 * minute);
        expect(await ask()).toEqual([`SUB-${loanId}-1`]);
        expect(await details(loanId)).toEqual(before);
      });

      it('asks at once for one that was never asked for [XR-136.e]', async () => {
        const loanId = await aLoan();
        await server().db.delete(mandate);
        await tell(loanId);
        await tick();
        expect(await ask()).toEqual([]);
        await server().db.update(mandate).set({ askedAt: null, status: null });
        expect(await ask()).toEqual([`SUB-${loanId}-1`]);
      });
    });
  },
  { config: { cashfree: { account: null, webhookSecrets: [demoWebhookSecret, 'previous'] } } },
);
