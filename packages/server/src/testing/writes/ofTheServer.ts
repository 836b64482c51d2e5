import { randomUUID } from 'node:crypto';
import { businessDate, dayMs } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { type MandateNumber, mandateReference } from '@lending-desk/domain/mandates';
import { and, eq, not, sql } from 'drizzle-orm';
import { followFetchFrom, followFetchJob } from '../../bureau/followFetch';
import { type FetchOutcome, recordOutcome } from '../../bureau/recordOutcome';
import { bureauFetch } from '../../bureau/table';
import { reconcileCall, reconcileCallJob } from '../../calls/reconcileCall';
import { callRecord } from '../../calls/table';
import { sweep } from '../../db/sweep';
import { inTransaction } from '../../db/transaction';
import { seedConfiguration } from '../../decision/configuration';
import { configuration } from '../../decision/table';
import { withLocalFiles } from '../../files/fileHome';
import { type NamedUpload, storeFiles, storeObjects } from '../../files/storedFiles';
import { cancelJob } from '../../jobs/changeJob';
import type { JobRow } from '../../jobs/leases';
import { job } from '../../jobs/table';
import { bookEvent } from '../../ledger/bookEvent';
import { dayEnd } from '../../ledger/dayEnd';
import { disburse } from '../../ledger/disburse';
import { ledgerCheck } from '../../ledger/table';
import { storeAccounts } from '../../ledger/storeAccounts';
import { changeTally, foldTally } from '../../loan/tally';
import { putSections } from '../../loan/sections';
import { settingsChange } from '../../lenderSettings/table';
import { lockMandate } from '../../mandates/lockMandate';
import { reissueMandateBy, reissueMandateJob } from '../../mandates/reissueMandate';
import { storeReport } from '../../mandates/storeReport';
import { session } from '../../signin/table';
import { analyseStatements } from '../../statements/analyseStatements';
import { creditTag } from '../../tags/table';
import { aJobWorker, enqueueDue, jobOfKey } from '../jobs';
import { aLine, storeLoans } from '../loans';
import { aFoundMandate, wrongMandates } from '../mandates';
import { sandboxBureaus } from '../sandbox';
import { anOpening } from './anOpening';
import { bankStatements, calling, type Place, type Write } from './write';

const reportArrived = { audit_row: '+1', bureau_fetch: '+1 -1', loan_section: '+1', provider_body: '+1' };

async function aFetch(place: Place, reference: string | null) {
  const { db, clock } = place.server;
  const user = await place.server.signIn('ROLE_CREDIT_USER');
  const [fetch] = await db
    .insert(bureauFetch)
    .values({
      loanId: await place.aLoan(),
      bureau: 'equifax',
      provider: 'equifax-sandbox',
      state: 'initiated',
      requestedBy: user.staffId,
      requestedAt: clock.now,
      providerReference: reference,
    })
    .returning();
  if (!fetch) throw new Error('The fetch was not stored');
  return fetch;
}

const bureaus = sandboxBureaus(0);
const followFetch = followFetchFrom(() => ({
  ...bureaus,
  equifax: {
    ...bureaus.equifax,
    collect: async () => ({ outcome: 'report', body: { CCRResponse: {} }, message: '' }),
  },
}));

/** A fetch whose job is due. @returns the job */
async function aFollowedFetch(place: Place): Promise<JobRow> {
  const { id } = await aFetch(place, 'a-reference');
  // Leaves it as the only one that is due.
  await place.server.db.delete(job);
  await enqueueDue(place.server, followFetchJob, id, { fetchId: id });
  const followed = await jobOfKey(place.server, id);
  if (!followed) throw new Error('The job was not queued');
  return followed;
}

/** The same as a call names it. */
const aFollowingJob = async (place: Place) => ({ jobId: (await aFollowedFetch(place)).id });

async function aDeadJob(place: Place) {
  const sent = await aFollowingJob(place);
  const dead = { state: 'dead', dueAt: null, endedAt: place.server.clock.now } as const;
  await place.server.db.update(job).set(dead).where(eq(job.id, sent.jobId));
  return sent;
}

const settling =
  (outcome: FetchOutcome): Write['prepare'] =>
  async place => {
    const fetch = await aFetch(place, 'a-reference');
    return () => recordOutcome(place.server.db, fetch, outcome, place.server.clock.now);
  };

/** An application that can be disbursed. */
const approved = {
  loanDetails: { approvalStatus: 'APPROVED' },
  emiDay: 1,
  approvalDetails: { maximumEligibleAmount: 75_000, interestRate: 21, processingFeeRate: 1.5, months: 9 },
};

/** Stores that a mandate was authorised for a wrong account. */
async function storeWrongMandate(db: Place['server']['db'], named: MandateNumber, now: Date): Promise<void> {
  const found = aFoundMandate(mandateReference(named), { bankAccountHolder: 'Somebody Else Entirely' });
  const outcome = await inTransaction(db, async tx => {
    const known = await lockMandate(tx, named);
    return known && storeReport(tx, known, { status: 'ACTIVE', at: now, providerId: null, found, now });
  });
  if (outcome !== 'noted') throw new Error(`It was ${outcome}`);
}

/** The calls of the operations screen. */
export const jobWrites: Readonly<Record<string, Write>> = {
  'operations.runAgain': calling(contract.operations.runAgain, place => aDeadJob(place), 'ROLE_SUPER_USER'),
  'operations.giveUp': calling(contract.operations.giveUp, place => aFollowingJob(place), 'ROLE_SUPER_USER'),
  'operations.checkLedger': {
    prepare: async (place, headers) => {
      await place.server.db.delete(ledgerCheck);
      const { prepare } = calling(contract.operations.checkLedger, () => ({}), 'ROLE_SUPER_USER');
      return prepare(place, headers);
    },
  },
  'operations.disburse': calling(
    contract.operations.disburse,
    async ({ aLoan }) => {
      const loanId = await aLoan(approved);
      return { loanId, on: businessDate('2026-03-30'), reference: `UTR-${loanId}` };
    },
    'ROLE_SUPER_USER',
  ),
};

/** The calls of the settings page. */
export const settingsWrites: Readonly<Record<string, Write>> = {
  'lenderSettings.change': calling(
    contract.lenderSettings.change,
    async ({ server: { db } }) => ({
      version: await db.$count(settingsChange),
      changed: { penalGraceDays: 0 },
      reason: 'Tried out',
    }),
    'ROLE_SUPER_USER',
  ),
};

/** Writes of the server and its commands without a request. */
export const serverWrites: Readonly<Record<string, Write>> = {
  'a batch of an import': {
    prepare: async ({ server, aNumber }) => {
      const lines = [aNumber(), aNumber()].map(number =>
        aLine(number, {
          bankStatements,
          underWriter: { fullName: 'Somebody New', email: `new-${number}@lender.example` },
          providerBodies: [{ provider: 'equifax', receivedAt: '2026-11-20T06:00:00.000Z', body: {} }],
        }),
      );
      return () => storeLoans(server.db, lines);
    },
  },
  'an account that is opened': {
    prepare: async ({ server: { db, clock }, aLoan }) => {
      const opening = anOpening(await aLoan(), clock.now);
      return () => inTransaction(db, tx => storeAccounts(tx, [opening]));
    },
  },
  'a loan that is disbursed': {
    prepare: async ({ server: { db, clock }, aLoan }) => {
      const loanId = await aLoan(approved);
      const order = { loanId, on: businessDate('2026-03-30'), reference: `UTR ${loanId}` };
      const by = { id: null, name: 'Command line', requestId: 'command' };
      return async () => {
        const outcome = await inTransaction(db, tx => disburse(tx, order, { now: clock.now, by }));
        if (outcome !== 'disbursed') throw new Error(outcome.refused);
      };
    },
  },
  'a day that ends': {
    prepare: async ({ server: { db, clock }, aLoan }) => {
      // Without what a day end that failed has left to post.
      await dayEnd(db, businessDate('2026-04-30'));
      const loanId = await aLoan();
      await inTransaction(db, tx => storeAccounts(tx, [anOpening(loanId, clock.now)]));
      return () => dayEnd(db, businessDate('2026-05-01'));
    },
  },
  'a receipt that is booked': {
    prepare: async ({ server: { db, clock }, aLoan, aNumber }) => {
      const loanId = await aLoan();
      await inTransaction(db, tx => storeAccounts(tx, [anOpening(loanId, clock.now)]));
      const receipt = {
        type: 'receipt',
        id: `pay_${aNumber()}`,
        source: 'RAZORPAY',
        amount: rupees(9079),
        valueDate: businessDate('2026-11-21'),
        reference: null,
      } as const;
      const by = { id: null, name: 'Test', requestId: 'test' };
      return () =>
        inTransaction(db, tx =>
          bookEvent(tx, loanId, receipt, { now: clock.now, by, reference: receipt.id }),
        );
    },
  },
  'a report that arrives': { prepare: settling({ state: 'fetched', body: { CCRResponse: {} } }) },
  'a fetch that failed': { prepare: settling({ state: 'failed', message: 'No', lasting: true }) },
  'the default lists of an empty database': {
    prepare: async ({ server }) => {
      await server.db.delete(configuration);
      await server.db.delete(creditTag);
      return () => seedConfiguration(server.db, server.clock.now);
    },
  },
  'a job that fetches a report': {
    prepare: async place => {
      await aFollowedFetch(place);
      return aJobWorker(place.server, [followFetch]).tick;
    },
    stages: { taken: { job: '+1 -1' }, settled: { ...reportArrived, job: '+1 -1' } },
  },
  'a job that dies': {
    prepare: async place => {
      const { id } = await aFollowedFetch(place);
      await place.server.db.update(job).set({ attempt: 30 }).where(eq(job.id, id));
      return aJobWorker(place.server, [followFetch]).tick;
    },
    stages: { taken: { job: '+1 -1' } },
  },
  'a job that is cancelled': {
    prepare: async place => {
      const { id } = await aFollowedFetch(place);
      return () => cancelJob(place.server.db, id, [followFetch], place.server.clock.now);
    },
  },
  'an analysis that is given up': {
    prepare: async ({ server: { db, clock }, aLoan }) => {
      const run = { loanId: await aLoan(), runId: randomUUID() };
      const perfiosReport = { status: 'PROCESSING', runId: run.runId };
      await inTransaction(db, tx => putSections(tx, [{ loanId: run.loanId, sections: { perfiosReport } }]));
      return () => inTransaction(db, tx => analyseStatements.gaveUp(tx, run, clock.now));
    },
  },
  'a mandate of a wrong account': {
    prepare: async ({ server: { db, clock }, aLoan }) => {
      const named = { loanId: await aLoan(), number: 1 };
      return async () => storeWrongMandate(db, named, clock.now);
    },
  },
  'another link for a mandate': {
    prepare: async place => {
      const { db, clock } = place.server;
      const named = { loanId: await place.aLoan(), number: 1 };
      await storeWrongMandate(db, named, clock.now);
      // Leaves the order of that as the only job.
      const due = and(eq(job.kind, reissueMandateJob.kind), eq(job.key, mandateReference(named)));
      await db.delete(job).where(not(due ?? sql`false`));
      return aJobWorker(place.server, [reissueMandateBy(() => wrongMandates)]).tick;
    },
    stages: {
      taken: { job: '+1 -1' },
      noted: { job: '+1 -1', mandate: '+1 -1' },
      stored: { job: '+1 -1', mandate: '+1 -1', loan_section: '+1 -1', audit_row: '+1' },
    },
  },
  'a call without an outcome': {
    prepare: async place => {
      const { server, aLoan, aNumber } = place;
      const [call] = await server.db
        .insert(callRecord)
        .values({
          loanId: await aLoan(),
          staffId: randomUUID(),
          staffName: 'Credit User',
          askedAt: server.clock.now,
          phoneNumber: `9000${aNumber()}`,
          agentId: '4021',
          agentUserName: 'lender_demo',
          status: 'asked',
          provider: 'ozonetel-sandbox',
        })
        .returning();
      const callId = call?.id ?? '';
      await server.db.delete(job);
      await enqueueDue(server, reconcileCallJob, callId, { callId });
      return aJobWorker(server, [reconcileCall]).tick;
    },
    stages: { taken: { job: '+1 -1' }, settled: { call_record: '+1 -1', job: '+1 -1' } },
  },
  'uploaded files get their keys': {
    prepare: async ({ server }) => {
      const { db, files, clock } = server;
      const named = async (key: string): Promise<NamedUpload> => {
        const bytes = new TextEncoder().encode(key);
        return withLocalFiles(files, [bytes], async locals => {
          const [objectName = ''] = await storeObjects(db, files.storage, locals, clock.now);
          const { size = 0, sha256 = '' } = locals[0] ?? {};
          const file = { fileName: key, contentType: 'text/csv', size, sha256, objectName };
          return { key, loanId: null, file };
        });
      };
      const key = 'replaced-together.csv';
      const first = await named(key);
      await inTransaction(db, tx => storeFiles(tx, [first], clock.now));
      const second = await named(key);
      return () => inTransaction(db, tx => storeFiles(tx, [second], clock.now));
    },
  },
  'the tally is folded': {
    prepare: async ({ server }) => {
      const aChange = { status: 'HOLD', day: '2020-01-01', loans: 1, unassigned: 0 };
      for (let time = 0; time < 2; time += 1)
        await inTransaction(server.db, tx => changeTally(tx, [aChange]));
      return () => foldTally(server.db);
    },
  },
  'what has served is removed': {
    prepare: async ({ server }) => {
      // Without what a sweep that failed has left.
      await sweep(server, server.clock.now);
      const longAgo = new Date(server.clock.now.getTime() - 400 * dayMs);
      const { sessionId } = await server.signIn('ROLE_CREDIT_USER');
      await server.db.update(session).set({ expiresAt: longAgo }).where(eq(session.id, sessionId));
      return () => sweep(server, server.clock.now);
    },
    // A step that fails does not keep the others from being done.
    stages: { 'the other steps': { refresh_token: '-1', session: '-1' } },
  },
};
