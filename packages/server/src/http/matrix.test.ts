import { desks, desksWith, holdsAny, isRole, loanDesks } from '@lending-desk/domain/access';
import { type Access, type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, withServer, requestOf, type TestAnswer, type TestServer } from '../testing/harness';
import { callerOf, identities, type OddIdentity } from '../testing/identities';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { callsOf } from './inventory';

type Verdict = 'allowed' | 401 | 403;

/** The verdict of the declaration, computed independently of the code that enforces it. */
function verdictOf(access: Access, who: (typeof identities)[number]): Verdict {
  if (access.kind === 'public') return 'allowed';
  const nobody: readonly (typeof identities)[number][] = [
    'pending',
    'disabled',
    'anonymous',
    'expired',
    'logged out',
    'forged',
  ] satisfies OddIdentity[];
  if (nobody.includes(who)) return 401;
  if (access.kind === 'signedIn') return 'allowed';
  const groups =
    access.kind === 'anyOf'
      ? access.groups
      : (access.with ? desksWith(access.with) : loanDesks).flatMap(desk => desks[desk].groups[access.may]);
  return isRole(who) && holdsAny([who], ...groups) ? 'allowed' : 403;
}

/** Sends a call with an empty body. Identities expected to be refused address an existing loan, the others a
 *  missing one, so that no rule beyond the roles interferes. */
async function sendBare(
  server: TestServer,
  call: CallDeclaration,
  who: (typeof identities)[number],
): Promise<TestAnswer> {
  const asked = verdictOf(call.access, who) === 'allowed' ? 999_999_999 : loanIdOf(1);
  const caller = await callerOf(server, who);
  // All other path parameters name something that does not exist.
  const others = Object.keys(call.params?.entries ?? {}).map(name => [name, 'nothing'] as const);
  const input = { ...Object.fromEntries(others), id: asked, loanId: asked };
  const { path, init } = requestOf(call, input, caller ? bearer(caller) : {});
  return server.send(path, init);
}

function judge(answer: TestAnswer): Verdict {
  return answer.status === 401 || answer.status === 403 ? answer.status : 'allowed';
}

withServer(server => {
  beforeAll(() => storeLoans(server().db, [aLine(1)]));

  describe.each(callsOf(contract).map(call => [call.name, call] as const))('%s', (_name, call) => {
    it.each(identities)('answers %s as the contract says [SH-002.e, SH-054.a, SH-054.b]', async who => {
      const answer = await sendBare(server(), call, who);
      const verdict = verdictOf(call.access, who);
      expect(judge(answer)).toBe(verdict);
      expect(answer.status).toBeLessThan(500);
      if (verdict === 'allowed') return;
      const words = verdict === 401 ? messages.auth.loginExpiredText : messages.auth.writeRefused;
      // Besides, a few calls repeat status and words in fields of their own.
      const odd = {
        errorMessages: {},
        bodyStatus: { status: verdict, message: words },
        error: { error: words },
        errorAndMessage: { error: words, message: words },
      }[call.failure.body ?? 'errorMessages'];
      expect(answer.body).toEqual({ success: false, errorMessages: [words], ...odd });
    });
  });
});
