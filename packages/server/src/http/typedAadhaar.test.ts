import { type CallDeclaration, type CallInput, contract } from '@lending-desk/domain/contract';
import { aPdDraft, aVasRequest } from '@lending-desk/domain/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../db/rowsOf';
import { bearer, withServer, requestOf } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const full = '2341 2341 2346';
const said = (loanId: number) => `Read out ${full} and 234123412346 for ${loanId}`;
const kept = (loanId: number) => `Read out XXXXXXXX2346 and XXXXXXXX2346 for ${loanId}`;
const anAnsweredCall = { idString: 'c-1', Status: 'Answered', AudioFile: '/recordings/sample-1.wav' };

const sending = <C extends CallDeclaration>(call: C, input: (loanId: number) => CallInput<C>) => ({
  call,
  input: input as (loanId: number) => Readonly<Record<string, unknown>>,
});

/** Calls that store what somebody typed. */
const typing = [
  sending(contract.comments.save, id => ({ id, comment: said(id) })),
  sending(contract.pd.save, loanId => ({ loanId, ...aPdDraft(), otherComment: said(loanId) })),
  sending(contract.feedback.add, loanId => ({ loanId, feedbacks: said(loanId) })),
  sending(contract.collections.addComment, loanId => ({
    loanId,
    dispositionCode: 'Busy' as const,
    customerBehaviour: 'GOOD' as const,
    collectionsFeedback: said(loanId),
  })),
  sending(contract.followUp.save, loanId => ({
    loanId,
    desk: 'customerSupport' as const,
    version: 0,
    dueOn: '2026-11-23',
    note: said(loanId),
  })),
  sending(contract.vas.add, loanId => ({ loanId, ...aVasRequest(), vasFeedback: said(loanId) })),
  sending(contract.calls.rateForSupport, loanId => ({
    loanId,
    callRecordingId: 'c-1',
    feedback: said(loanId),
    agentGreetings: 'HIGH_ENERGY',
    agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
    agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
    agentConnectBack: 'TWO_OPTION',
    agentEndConversation: 'ONLY_GREETED',
  })),
  sending(contract.statements.upload, loanId => ({
    loanId,
    institutionId: '',
    password: '234123412346',
    file: new File(['Date,Amount\n2026-11-21,500\n'], `aadhaar ${full} ${loanId}.csv`),
  })),
  sending(contract.applicant.document, loanId => ({
    loanId,
    documentType: 'voterId' as const,
    identifierNumber: full,
  })),
] as const;

/** What is stored of a call that has no comment. */
const otherwise = new Map<CallDeclaration, (loanId: number) => string>([
  [contract.statements.upload, loanId => `aadhaar XXXXXXXX2346 ${loanId}.csv`],
  [contract.applicant.document, () => '"identifierNumber":"XXXXXXXX2346"'],
]);

withServer(server => {
  /** Every row of every table as one text. */
  async function everythingStored(): Promise<string> {
    const tables = rowsOf(
      await server().db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) =>
        JSON.stringify(
          rowsOf(
            await server().db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(String(name))} t`),
          ),
        ),
      ),
    );
    return texts.join('\n');
  }

  it.each(typing.map(({ call, input }, index) => [call.name, call, input, index + 1] as const))(
    '%s stores the last four digits of an Aadhaar number, in no table all of them [CR-167.b, CS-131.b]',
    async (_name, call, input, number) => {
      const loanId = loanIdOf(number);
      await storeLoans(server().db, [
        aLine(number, {
          underWriter: heldBy('super'),
          callRecordings: [anAnsweredCall],
          ...(call.name.startsWith('collections.') && { loanDetails: { approvalStatus: 'DISBURSED' } }),
        }),
      ]);
      const caller = await server().signIn('ROLE_SUPER_USER');
      const { path, init } = requestOf(call, input(loanId), bearer(caller));
      const answer = await server().send(path, init);
      expect([answer.status, answer.body['success']]).toEqual([200, true]);
      const stored = await everythingStored();
      expect(stored).toContain((otherwise.get(call) ?? kept)(loanId));
      expect(stored).not.toMatch(/2341.?2341.?2346/);
    },
  );
});
