import { type contract, messages } from '@lending-desk/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { Refused, type Verb } from '../http/verb';
import { signAccessToken } from './accessToken';
import { isPassword } from './password';
import { openSession } from './sessions';
import { staff } from './table';
import { bookAttempt, forgetAttempts } from './throttle';

const refusal = 'Invalid email or password';
const tooMany = 'Too many attempts. Please try again in 30 minutes';

/** Signs in (AU-011). Unknown, wrong and disabled answer alike and take as long; who knows the password of an
 *  account that waits for approval is told so (AU-040). */
export const login: Verb<typeof contract.signin.login> = async (context, input) => {
  const { db, now, config } = context;
  const email = input.email.trim().toLowerCase();
  if (!(await bookAttempt(db, email, now))) throw new Refused(429, tooMany);

  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const right = await isPassword(person?.passwordHash ?? null, input.password);
  if (!person || !right || person.state === 'disabled') throw new Refused(401, refusal);
  if (person.state === 'pending') throw new Refused(401, messages.auth.awaitingApproval);

  const viewer = viewerOf(person);
  const opened = await inTransaction(db, async tx => {
    const session = await openSession(tx, person.id, now);
    await recordAudit(tx, { ...context, viewer }, { action: 'signin.login' });
    return session;
  });
  await forgetAttempts(db, email);
  const token = await signAccessToken(
    { staffId: person.id, sessionId: opened.sessionId },
    config.signingSecret,
    now,
  );
  return {
    data: { user: { ...viewer, roles: [...viewer.roles] }, token, refreshToken: opened.refreshToken },
  };
};
