import { contract } from '@lending-desk/domain/contract';
import type { LoanChange } from '@lending-desk/domain/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedConfiguration } from '../decision/configuration';
import { callsOf } from '../http/inventory';
import { aServer, type TestServer } from '../testing/harness';
import { statementFaults } from '../testing/statementFaults';
import { aPlace, callWrites, type Place, serverWrites, webhookWrites } from '../testing/writes';
import { announce, loanChanged } from './announce';

/** What open screens of a loan are told of each write; of every other write they are told nothing. */
const announced: Readonly<Record<string, readonly LoanChange[]>> = {
  'bureau.cibil': ['bureau'],
  'bureau.fetch': ['bureau'],
  'comments.save': ['comments'],
  'decision.process': ['decision'],
  'files.remove': ['documents'],
  'loan.assign': ['decision'],
  'pd.save': ['pd'],
  'statements.settings': ['documents'],
  'statements.institution': ['statements'],
  'statements.process': ['statements'],
  'statements.remove': ['statements'],
  'statements.upload': ['documents'],
  'applicant.personal': ['applicant', 'comments'],
  'applicant.professional': ['applicant', 'comments'],
  'applicant.financial': ['applicant', 'comments'],
  'applicant.selfie': ['applicant', 'comments'],
  'applicant.pan': ['comments', 'documents'],
  'applicant.document': ['comments', 'documents'],
  'kyc.verifyOffline': ['comments', 'documents'],
  'applicant.consent': ['applicant'],
  'feedback.add': ['comments'],
  'feedback.edit': ['comments'],
  'followUp.save': ['followUp'],
  'followUp.done': ['followUp'],
  'loan.moveToReview': ['decision'],
  'loan.saveSource': ['applicant'],
  'approvals.addWaiver': ['repayment'],
  'approvals.closeLoan': ['repayment'],
  'approvals.addReceipt': ['repayment'],
  'approvals.reverseReceipt': ['repayment'],
  'approvals.refund': ['repayment'],
  'approvals.approve': ['repayment'],
  'approvals.refuse': ['repayment'],
  'approvals.takeBack': ['repayment'],
  'collections.addComment': ['comments', 'repayment'],
  'collections.editComment': ['comments', 'repayment'],
  'mapping.mapEmis': ['repayment'],
  'paymentLinks.create': ['repayment'],
  'calls.call': ['calls'],
  'calls.callFromSupport': ['calls'],
  'calls.callFromCollections': ['calls'],
  'calls.rateForSupport': ['calls'],
  'calls.rateForCollections': ['calls'],
  'calls.uploadRecording': ['calls'],
  'operations.giveUp': ['bureau'],
  'operations.disburse': ['decision'],
  'calls.callback': ['calls'],
  'a loan that is disbursed': ['decision'],
  'a receipt that is booked': ['repayment'],
  'a report that arrives': ['bureau'],
  'a fetch that failed': ['bureau'],
  'a job that fetches a report': ['bureau'],
  'a job that dies': ['bureau'],
  'a job that is cancelled': ['bureau'],
  'an analysis that is given up': ['statements'],
  'a mandate of a wrong account': ['repayment'],
  'another link for a mandate': ['repayment'],
  'a call without an outcome': ['calls'],
  'a file that is committed': ['comments', 'repayment'],
};

/** Announced after a write, it tells that every notice before it has come. */
const noLoan = 0;

describe('the open screens of a loan', () => {
  const faults = statementFaults();
  const told: { readonly loanId: number; readonly changed: LoanChange }[] = [];
  let onNoLoan = () => {};
  let server: TestServer;
  let place: Place;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    server = await aServer('postgres', { statements: faults.logger });
    await seedConfiguration(server.db, server.clock.now);
    place = aPlace(server);
    stop = await server.listen(loanChanged, {
      onPayload: payload => {
        const notice: (typeof told)[number] = JSON.parse(payload);
        if (notice.loanId === noLoan) onNoLoan();
        else told.push(notice);
      },
      onMissed: () => {},
    });
  });
  afterAll(async () => {
    await stop();
    await server.close();
  });

  const moves = new Set(callsOf(contract).flatMap(call => (call.repeat === 'money' ? [call.name] : [])));

  /** What was told since the last time: notices come in the order of their commits. */
  async function heard(): Promise<readonly LoanChange[]> {
    const all = new Promise<void>(resolve => {
      onNoLoan = resolve;
    });
    await announce(server.db, noLoan, 'calls');
    await all;
    return [...new Set(told.splice(0).map(({ changed }) => changed))].toSorted();
  }

  it.each(Object.entries({ ...callWrites, ...webhookWrites, ...serverWrites }))(
    'are told what it changes once that is committed, and nothing where it is rolled back: %s [XR-016.b, XR-016.e]',
    async (name, { prepare, stages }) => {
      const key = () => (moves.has(name) ? { 'idempotency-key': `key-${place.aNumber()}` } : {});
      const rolledBack: LoanChange[] = [];
      let changes: readonly LoanChange[] = [];
      // Of several transactions the first ones tell their own: what is rolled back is asked of single ones alone.
      for (let number = stages ? Number.POSITIVE_INFINITY : 1, failed = true; failed; number += 1) {
        const perform = await prepare(place, key());
        await heard();
        failed = await faults.failingCommit(number, perform);
        changes = await heard();
        if (failed) rolledBack.push(...changes);
      }
      expect(changes).toEqual(announced[name] ?? []);
      expect(rolledBack).toEqual([]);
    },
  );
});
