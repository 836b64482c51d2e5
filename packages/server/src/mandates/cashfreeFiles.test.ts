import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { epochMsOf, instant } from '@lending-desk/domain/calendar';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { readSubscription, signedTextOf } from '@lending-desk/domain/mandates';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSections } from '../loan/sections';
import { cashfree } from '../providers/mandates/cashfree';
import { providerEvent } from '../paymentLinks/table';
import { aServer, type TestServer } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';
import { aLine, storeLoans } from '../testing/loans';
import { engineOfCases } from '../testing/openTestDatabase';
import { cashfreeCallback } from './cashfreeCallback';
import { mandate } from './table';
import { takeMandateEventBy } from './takeMandateEvent';

const folder = resolve(import.meta.dirname, '../../../domain/testing/samples/cashfree');
const textOf = (name: string) => readFileSync(resolve(folder, name), 'utf8');

const text = v.nullish(v.string(), null);
const expectedSchema = v.object({
  secret: v.string(),
  files: v.record(
    v.string(),
    v.looseObject({
      loanId: v.nullish(v.number(), null),
      status: text,
      authLinkShown: text,
      umrn: text,
      incorrectSubscriptionCount: v.nullish(v.number(), null),
      subscriptionDetails: v.optional(v.record(v.string(), v.string())),
      error: v.optional(v.record(v.string(), v.string())),
      statusUpdatedOn: text,
      signatureValid: v.nullish(v.boolean(), null),
    }),
  ),
});
const expected = v.parse(expectedSchema, JSON.parse(textOf('expected.json')));

/** Whose loans the files are about, as in the sample applications. */
const owners: Readonly<Record<number, readonly [fullName: string, accountNumber: string]>> = {
  210_018: ['Madhurjya Borpatgohain', '999114082169'],
  210_019: ['Navroze Kapadvanjwala', '99966560392923'],
  210_020: ['Omkareshwar Nandgirikar', '999785231795'],
  210_021: ['Paridhi Lakhdatta', '99957611389'],
  210_022: ['Qamarjahan Lohardagi', '99973391045531'],
  210_023: ['Ritvanshu Khanwelkar', '99969093520863'],
};

/** A server on which the loans of the files exist. */
async function aDesk(): Promise<TestServer> {
  const server = await aServer(engineOfCases, {
    config: { cashfree: { account: null, webhookSecrets: [expected.secret] } },
  });
  server.clock.now = new Date('2026-11-14T08:00:00.000Z');
  for (const [id, [fullName, accountNumber]] of Object.entries(owners)) {
    const loanId = Number(id);
    const changes = { loanId, userLoanIds: [loanId], personalDetails: { fullName } };
    await storeLoans(server.db, [aLine(loanId, { ...changes, financialDetails: { accountNumber } })]);
  }
  return server;
}

/** Sends a form, and takes it while the provider answers with a file.
 *  @param answer  null: there is no provider */
async function deliver(server: TestServer, body: string, answer: unknown = null): Promise<number> {
  const details = async () => ({ status: 200, body: answer });
  const create = () => Promise.reject(new Error('Not asked'));
  const provider = answer === null ? null : cashfree('test', { byId: details, byReference: details, create });
  const headers = { 'content-type': cashfreeCallback.contentType };
  const sent = await server.send(cashfreeCallback.path, { method: 'POST', headers, body });
  await aJobWorker(server, [takeMandateEventBy(() => provider)]).tick();
  return sent.status;
}

/** The form that announces the status of a file. */
function announcing(answer: unknown): string {
  const subscription = readSubscription(answer);
  const form = new URLSearchParams({
    cf_event: 'SUBSCRIPTION_STATUS_CHANGE',
    cf_subReferenceId: subscription?.providerId ?? '',
    cf_subscriptionId: subscription?.reference ?? '',
    cf_lastStatus: 'INITIALIZED',
    cf_status: subscription?.status ?? '',
    cf_eventTime: '2026-11-14 13:00:00',
  });
  const signed = createHmac('sha256', expected.secret).update(signedTextOf(form) ?? '');
  form.set('signature', signed.digest('base64'));
  return form.toString();
}

const detailsOf = async ({ db }: TestServer, loanId: number) =>
  fieldsOf((await readSections(db, loanId, ['cashfreeDetails']))['cashfreeDetails']);

const isWebhook = (name: string) => name.startsWith('webhook-');

describe('the files of Cashfree as given', () => {
  it.each(Object.entries(expected.files).filter(([name]) => !isWebhook(name)))(
    '%s comes to what is expected of it, through the webhook [CS-135.a, CS-135.c, M48.c]',
    async (name, file) => {
      const server = await aDesk();
      try {
        const answer: unknown = JSON.parse(textOf(`${name}.json`));
        const loanId = file.loanId ?? 0;
        expect(await deliver(server, announcing(answer), answer)).toBe(200);
        const details = await detailsOf(server, loanId);
        expect(details['status']).toBe(file.status);
        expect(details['incorrectSubscriptionCount']).toBe(file.incorrectSubscriptionCount ?? 0);
        expect(details['statusUpdatedOn']).toBe('2026-11-14T07:30:00.000Z');
        const { umrn, ...shown } = fieldsOf(details['subscriptionDetails']);
        // What a file says nothing of is as it comes.
        expect([details['authLink'], umrn ?? null, shown]).toEqual([
          file.authLinkShown ?? details['authLink'],
          file.umrn ?? umrn ?? null,
          file.subscriptionDetails ?? shown,
        ]);
        expect(details['error']).toEqual(file.error);
        const [row] = await server.db.select().from(mandate).where(eq(mandate.loanId, loanId));
        expect(row?.reference).toBe(`SUB-${loanId}-1`);
        expect(row?.umrn).toBe(file.umrn ?? row?.umrn);
      } finally {
        await server.close();
      }
    },
  );

  it('the webhooks: active, then refused, then one that comes late [XR-136.b]', async () => {
    const server = await aDesk();
    try {
      const [active, bad, older] = ['initialized-to-active', 'bad-signature', 'older-than-known'].map(
        name => ({
          form: textOf(`webhook-${name}.form.txt`),
          is: expected.files[`webhook-${name}`],
        }),
      );
      if (!active || !bad || !older) throw new Error('A file is missing');
      const answer: unknown = JSON.parse(textOf('active.json'));
      expect([active.is?.signatureValid, bad.is?.signatureValid, older.is?.signatureValid]).toEqual([
        true,
        false,
        true,
      ]);
      expect(await deliver(server, active.form, answer)).toBe(200);
      const known = await detailsOf(server, active.is?.loanId ?? 0);
      expect(known['status']).toBe(active.is?.status);
      // The same instant: the wire has it in UTC.
      const at = epochMsOf(instant(textAt(known, 'statusUpdatedOn')));
      expect(at).toBe(Date.parse(active.is?.statusUpdatedOn ?? ''));
      expect(await deliver(server, bad.form, answer)).toBe(401);
      // Even if the provider were asked it would say something else by now.
      expect(await deliver(server, older.form, JSON.parse(textOf('status-on-hold.json')))).toBe(200);
      expect(await detailsOf(server, 210_019)).toEqual(known);
      const events = await server.db.select().from(providerEvent).orderBy(providerEvent.at);
      expect(events.map(({ outcome }) => outcome)).toEqual(['late', 'noted']);
    } finally {
      await server.close();
    }
  });
});
