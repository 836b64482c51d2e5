import { dayMs } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { messages, refusals } from '@lending-desk/domain/errors';
import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { Refused, type Verb } from '../http/verb';
import { signAccessToken } from './accessToken';
import { demoPassword } from './demoAccounts';
import { isPassword } from './password';
import { recordRefusal } from './recordRefusal';
import { openSession } from './sessions';
import { session, staff } from './table';
import { recordAttempt, type Counted, removeAttempt } from './throttle';

/** How long a network stays known to an account after a sign-in. */
const knownMs = 30 * dayMs;

type StaffRow = typeof staff.$inferSelect;

/** The refusal for somebody with the right password. */
function refusalOf({ state, rejectedBecause }: StaffRow): string {
  if (state === 'pending') return messages.auth.awaitingApproval;
  return state === 'rejected' ? refusals.notApproved(rejectedBecause) : refusals.wrongLogin;
}

/** Signs in (AU-011). An unknown account, a wrong password, a disabled account and the password of a former
 *  demonstration get the same answer after the same time; only with the right password does the answer say that
 *  an account awaits approval (AU-040), or why it was not approved.
 *  @throws Refused 429 when the account or the network has reached its limit */
export const login: Verb<typeof contract.signin.login> = async (context, input) => {
  const { db, now, config } = context;
  const email = input.email.trim().toLowerCase();
  const network = networkOf(context.remoteAddress);
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const counted = countedFor(email, network, await isKnownAt(db, person, network, now));
  await recordAttempt(context, counted);

  const matches = await isPassword(person?.passwordHash ?? null, input.password);
  // The demo password is public: outside a demonstration it is always wrong, after doing the same work.
  const right = matches && (config.demo || input.password !== demoPassword);
  if (!person || !right || person.state !== 'active') {
    const reason = !person ? 'unknown' : right ? person.state : 'password';
    await recordRefusal(db, context, { action: 'signin.refused', reason, email, accountId: person?.id });
    throw new Refused(401, person && right ? refusalOf(person) : refusals.wrongLogin);
  }

  const viewer = viewerOf(person);
  const opened = await inTransaction(db, async tx => {
    await removeAttempt(tx, context, counted);
    const fresh = await openSession(tx, { staffId: person.id, network, browser: context.browser }, now);
    await recordAudit(tx, { ...context, viewer }, { action: 'signin.login' });
    return fresh;
  });
  const token = await signAccessToken(
    { staffId: person.id, sessionId: opened.sessionId },
    config.signingSecret,
    now,
  );
  return {
    data: { user: { ...viewer, roles: [...viewer.roles] }, token, refreshToken: opened.refreshToken },
  };
};

/** Whether the account has signed in from a network recently. Also queried for unknown accounts, so that both
 *  take equally long. */
async function isKnownAt(
  db: Database,
  person: StaffRow | undefined,
  network: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - knownMs);
  const nobody = '00000000-0000-0000-0000-000000000000';
  const here = and(
    eq(session.staffId, person?.id ?? nobody),
    eq(session.network, network),
    gt(session.createdAt, since),
  );
  const [before] = await db.select({ id: session.id }).from(session).where(here).limit(1);
  return before !== undefined;
}

/** Always in the same order, so that two sign-ins never deadlock. */
function countedFor(email: string, network: string, known: boolean): Counted[] {
  const here: Counted = { limit: 'sign-in: account at a network', of: `${email}\n${network}` };
  const account: Counted = { limit: 'sign-in: account', of: email };
  if (known) return [here, account];
  return [
    here,
    { limit: 'sign-in: account at new networks', of: email },
    account,
    { limit: 'sign-in: new accounts at a network', of: network },
  ];
}
