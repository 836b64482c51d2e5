import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { type Failure, messages } from '@lending-desk/domain/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';

const refused = (...messages: string[]): Failure => ({ kind: 'refused', status: 422, messages });
const said = (call: CallDeclaration, failure: Failure) => new ApiError(call, failure).message;

function callsOf(tree: object): CallDeclaration[] {
  return Object.values(tree).flatMap((entry: CallDeclaration | object) =>
    'failure' in entry && 'path' in entry ? [entry] : callsOf(entry),
  );
}

// Nobody reads them: the session they keep going ends with a dialog of its own, and health is read by machines.
const unread = ['signin.refresh', 'signin.logout', 'signin.profile', 'health.read', 'health.alive'];
const read = callsOf(contract).filter(call => !unread.includes(call.name));

// Sentences the documents use for more than one call (credit §8, support §8).
const general: readonly string[] = [messages.page.contactAdmin, messages.applicant.updateFailed];
// Calls that do the same thing, for another desk or to another extent, fail with the same words.
const alike = [
  ['calls.call', 'calls.callFromSupport', 'calls.callFromCollections'],
  ['loan.read', 'loan.readForSupport', 'collections.read'],
  ['collections.addComment', 'collections.editComment'],
  // The documents give a failed save of the source the words of a failed sign-in (CS-097, X-32).
  ['signin.login', 'loan.saveSource'],
  [
    'collections.ageing',
    'collections.list',
    'loan.applicationStatuses',
    'loan.approvalStatuses',
    'loan.list',
    'loan.listForSupport',
    'loan.search',
  ],
  ['approvals.approve', 'approvals.refuse'],
  ['exports.applications', 'exports.loans'],
  ['live.loan', 'live.typing'],
  ['account.endSession', 'account.endOtherSessions'],
  ['account.changePassword', 'account.resetPassword'],
  // Two halves of one sign-in.
  ['singleSignOn.begin', 'singleSignOn.finish'],
  read.filter(call => call.name.startsWith('staff.') && call.method === 'POST').map(call => call.name),
];

describe('what is said when it fails', () => {
  it.each(read.map(call => [call.name, call] as const))(
    '%s: words of its own for every 500, unless they are general or of calls alike',
    (name, call) => {
      const words = said(call, { kind: 'unreachable', status: 500 });
      expect(words).toBe(call.failure.fallback);
      if (general.includes(words)) return;
      const same = read.filter(other => other.failure.fallback === words).map(other => other.name);
      expect(same.sort()).toEqual([...(alike.find(names => names.includes(name)) ?? [name])].sort());
    },
  );

  it.each([
    ['a comment', contract.comments.save, 'Error in saving comment'],
    ['a decision', contract.decision.process, 'Unable to process application'],
  ])(
    '%s: the last of the server’s words, else its own [CR-031.a, CR-031.b, CR-197.a, CR-197.b]',
    (_what, call, words) => {
      expect(said(call, refused('First', 'Last'))).toBe('Last');
      expect(said(call, refused())).toBe(words);
      expect(said(call, { kind: 'unreachable' })).toBe(words);
    },
  );

  it.each([
    ['a PD feedback', contract.pd.save, 'Some error occured. Contact Admin'],
    ['a closure', contract.approvals.closeLoan, 'Some error occured. Contact Admin'],
    ['the Equifax report', contract.bureau.fetch, 'Some Error Occured'],
  ])(
    '%s: the first of the server’s words, else its own [CR-124.a, CR-125.a, CO-074.b, CO-075.a, CR-074.a]',
    (_what, call, words) => {
      expect(said(call, refused('First', 'Last'))).toBe('First');
      expect(said(call, refused())).toBe(words);
      expect(said(call, { kind: 'unreachable' })).toBe(words);
    },
  );

  it.each([200, 400, 404, 422])(
    "a PD feedback refused with %i and a reason does not say 'Some error occured. Contact Admin' [CR-125.b]",
    status => {
      const failure: Failure = { kind: 'refused', status, messages: ['First', 'Last'] };
      expect(said(contract.pd.save, failure)).toBe('First');
    },
  );

  it.each([
    ['CO-009.a', contract.collections.list],
    ['AU-013.a', contract.signin.login],
  ])('[%s] of two reasons the last is shown', (_clause, call) => {
    expect(said(call, refused('First', 'Last'))).toBe('Last');
  });

  it.each([
    ['SH-058.a', contract.loan.list],
    ['SH-058.b', contract.loan.search],
    ['SH-058.c', contract.loan.listForSupport],
    ['CO-009.b, SH-058.d', contract.collections.list],
  ])('[%s] of no reason a list of loans has its own words', (_clauses, call) => {
    const words = 'Error in fetching loans. Please try again later';
    expect(said(call, refused())).toBe(words);
    expect(said(call, { kind: 'unreachable' })).toBe(words);
  });

  it.each([
    ['CO-024.a', 'a waiver', contract.approvals.addWaiver],
    ['CO-024.b, CO-074.b', 'a closure', contract.approvals.closeLoan],
    ['CO-024.c, SH-076.c', 'a call from collections', contract.calls.callFromCollections],
    ['CO-024.d', 'the rating of a call in collections', contract.calls.rateForCollections],
    ['CO-024.e', 'a comment of collections', contract.collections.addComment],
    ['CO-024.e', 'an edited comment of collections', contract.collections.editComment],
    ['CO-056.c', 'receipts mapped to EMIs', contract.mapping.mapEmis],
    ['CS-108.c', 'personal details', contract.applicant.personal],
    ['CS-109.c', 'professional details', contract.applicant.professional],
    ['CS-110.c', 'financial details', contract.applicant.financial],
    ['CR-124.a', 'a PD feedback', contract.pd.save],
    ['AU-038.a', 'a sign-up', contract.signin.signUp],
  ])('[%s] of two reasons the first is shown: %s', (_clause, _what, call) => {
    expect(said(call, refused('First', 'Last'))).toBe('First');
  });

  const ofSupport = read.filter(({ path }) => path.startsWith('/api/v1/customer-service/'));
  it.each(ofSupport.map(call => [call.name, call] as const))(
    'of two reasons the first is shown, and not the last: %s [CS-027.a]',
    (_name, call) => {
      expect(said(call, refused('First', 'Last'))).toBe('First');
    },
  );
});
