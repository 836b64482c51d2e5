import type { CallWire, contract } from '@lending-desk/domain/contract';
import { and, asc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { isOpenAt } from '../signin/sessions';
import { session, staff } from '../signin/table';

type Wire = CallWire<typeof contract.staff.list>['data']['staff'][number];

/** Whether it is an account at all: a person known only from imported loans is disabled and has no way to sign in. */
export const isAccount = or(
  isNotNull(staff.passwordHash),
  isNotNull(staff.signOnSubject),
  ne(staff.state, 'disabled'),
);

// One look into an index for each person: every action of theirs has left an audit row. Whoever signed up was not in yet.
const lastSeenAt =
  sql`(select max(seen.at) from audit_row as seen where seen.actor_id = "staff"."id" and seen.action <> 'signin.signUp')`.mapWith(
    (at: string): Date | null => new Date(at),
  );

/** Accounts as a super user sees them, by name.
 *  @param which  @default all of them */
export async function findMembers(db: Database | Transaction, now: Date, which?: SQL): Promise<Wire[]> {
  const rows = await db
    .select({
      idString: staff.id,
      fullName: staff.fullName,
      email: staff.email,
      state: staff.state,
      roles: staff.roles,
      rejectedBecause: staff.rejectedBecause,
      createdAt: staff.createdAt,
      lastSeenAt,
      sessions: db.$count(session, and(eq(session.staffId, staff.id), isOpenAt(db, now))),
      version: staff.version,
    })
    .from(staff)
    .where(and(isAccount, which))
    .orderBy(asc(sql`lower(${staff.fullName})`), asc(staff.id));
  return rows.map(({ createdAt, lastSeenAt: seen, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: seen?.toISOString() ?? null,
  }));
}

/** One account that must be there: it was locked just before. */
export async function findMember(tx: Transaction, id: string, now: Date): Promise<Wire> {
  const [member] = await findMembers(tx, now, eq(staff.id, id));
  if (!member) throw new Error('A locked account was not found');
  return member;
}
