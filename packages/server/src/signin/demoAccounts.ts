import type { Role } from '@lending-desk/domain/access';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { nextVersion } from '../staff/accounts';
import { hashPassword, isPassword } from './password';
import { session, staff } from './table';

export const demoPassword = 'demo-Passw0rd';

interface DemoAccount {
  readonly id: string;
  /** The part before the @ of the organisation's domain. */
  readonly mailbox: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
}

function account(number: number, mailbox: string, fullName: string, ...roles: Role[]): DemoAccount {
  // Fixed ids, so that every demonstration has the same people; the first characters differ.
  const first = (0x5ad1_0000 + number * 0x11_11).toString(16);
  const id = `${first}-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { id, mailbox, fullName, roles };
}

/** The people of a demonstration: one per role, in the order of the sign-in page. */
export const demoAccounts: readonly DemoAccount[] = [
  account(1, 'credit.user', 'Credit User', 'ROLE_CREDIT_USER'),
  account(2, 'credit.admin', 'Credit Admin', 'ROLE_CREDIT_ADMIN'),
  account(3, 'credit.view', 'Credit Viewer', 'ROLE_CREDIT_DASHBOARD_VIEW'),
  account(4, 'support.user', 'Support User', 'ROLE_CUSTOMER_SERVICE'),
  account(5, 'support.admin', 'Support Admin', 'ROLE_CUSTOMER_SERVICE_ADMIN'),
  account(6, 'support.view', 'Support Viewer', 'ROLE_CUSTOMER_SERVICE_VIEW'),
  account(7, 'collections.agent', 'Collections Agent', 'ROLE_COLLECTIONS_AGENT'),
  account(8, 'collections.admin', 'Collections Admin', 'ROLE_COLLECTIONS_ADMIN'),
  account(9, 'vas', 'Vas User', 'ROLE_VAS'),
  account(10, 'cs.review', 'Support Reviewer', 'ROLE_CUSTOMER_SERVICE', 'ROLE_CUSTOMER_CALL_REVIEW'),
  account(11, 'co.review', 'Collections Reviewer', 'ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTION_CALL_REVIEW'),
  account(12, 'super', 'Super User', 'ROLE_SUPER_USER'),
];

export const demoEmail = (mailbox: string, orgEmailDomain: string): string => `${mailbox}@${orgEmailDomain}`;

/** The demo accounts as the sign-in page offers them. */
export function demoSignIns(orgEmailDomain: string): { email: string; fullName: string; roles: Role[] }[] {
  return demoAccounts.map(one => ({
    email: demoEmail(one.mailbox, orgEmailDomain),
    fullName: one.fullName,
    roles: [...one.roles],
  }));
}

/** Creates the missing demo accounts; existing ones stay, because somebody may have changed them. An account that
 *  an import created for the underwriter of a loan has no way to sign in: it becomes the demo account, and keeps its
 *  loans. */
export async function createDemoAccounts(db: Database, orgEmailDomain: string, now: Date): Promise<void> {
  // They share one password, hence one hash: twelve would take a second of every first start.
  const passwordHash = await hashPassword(demoPassword);
  await db
    .insert(staff)
    .values(
      demoAccounts.map(({ id, mailbox, fullName, roles }) => ({
        id,
        email: demoEmail(mailbox, orgEmailDomain),
        fullName,
        roles: [...roles],
        passwordHash,
        state: 'active' as const,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: staff.email,
      set: {
        fullName: sql`excluded.full_name`,
        roles: sql`excluded.roles`,
        passwordHash: sql`excluded.password_hash`,
        state: 'active',
        version: nextVersion,
      },
      setWhere: sql`${staff.passwordHash} is null and ${staff.signOnSubject} is null`,
    });
}

/** Ends every session of accounts that still have the demonstration's password, for a folder that used to be a
 *  demonstration. The login itself refuses that password. */
export async function endDemoSessions(db: Database, now: Date): Promise<void> {
  const open = await db
    .selectDistinct({ id: staff.id, email: staff.email, passwordHash: staff.passwordHash })
    .from(staff)
    .innerJoin(session, eq(session.staffId, staff.id))
    .where(and(isNotNull(staff.passwordHash), isNull(session.revokedAt), gt(session.expiresAt, now)));
  const demo = open.filter(({ id, email }) =>
    demoAccounts.some(one => one.id === id || email.startsWith(`${one.mailbox}@`)),
  );
  const known = await Promise.all(
    demo.map(async ({ id, passwordHash }) => ((await isPassword(passwordHash, demoPassword)) ? [id] : [])),
  );
  const ids = known.flat();
  if (ids.length === 0) return;
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(inArray(session.staffId, ids), isNull(session.revokedAt)));
}
