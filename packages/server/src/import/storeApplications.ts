import { randomUUID } from 'node:crypto';
import { businessDateOf } from '@lending-desk/domain/calendar';
import type { Application } from '@lending-desk/domain/loan';
import type { LoanAccount } from '@lending-desk/domain/repayment';
import { and, inArray, or, sql } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { CannotStart } from '../db/cannotStart';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { field } from '@lending-desk/domain/loose';
import { openArrived, wasDisbursed } from '../ledger/openings';
import { putSections } from '../loan/sections';
import { loan, loanSection, providerBody, umrnOf } from '../loan/table';
import { mandate } from '../mandates/table';
import { changeTally } from '../loan/tally';
import { staff } from '../signin/table';
import { hasPassword, holdsStatements, sealNewPasswords } from '../statements/passwords';
import { contentHash } from './contentHash';
import { sectionsOfApplication } from './sectionsOfApplication';

/** The outcome of one application. */
export type StoreOutcome =
  | {
      readonly outcome: 'imported';
      /** What was found of its money: why it has no account, or where that differs from what was given. */
      readonly money?: readonly string[];
    }
  | { readonly outcome: 'already there' }
  | { readonly outcome: 'different' | 'rejected'; readonly why: string };

export interface StoreContext {
  readonly now: Date;
  readonly by: string;
  /** Seals statement passwords; null when there is none. */
  readonly secret: string | null;
  /** Accounts that were kept by our rules, by loan; others are taken over. */
  readonly accounts?: ReadonlyMap<number, LoanAccount>;
}

/** Stores a batch of applications in one transaction: loan, sections, comments, provider bodies, tally, audit, and the
 *  account of a disbursed one.
 *  An application that already exists, in this batch or before, changes nothing.
 *  @param applications  with the contents of their provider files in `body`
 *  @returns an outcome for each application, in their order
 *  @throws CannotStart when there is a password to store and no secret: nothing of the batch is then stored */
export async function storeApplications(
  db: Database,
  applications: readonly Application[],
  context: StoreContext,
): Promise<StoreOutcome[]> {
  const incoming = applications.map(readIncoming);
  return inTransaction(db, async tx => {
    const known = await knownLoans(tx, incoming);
    const fresh: Incoming[] = [];
    const judge = (one: Incoming): StoreOutcome => {
      const { application, hash, umrn } = one;
      const there = known.byLoanId.get(application.loanId);
      if (there) return outcomeOf(there, hash);
      const holder = known.byIdString.get(application.idString);
      if (holder !== undefined) return { outcome: 'rejected', why: `idString belongs to loan ${holder}` };
      const owner = umrn === null ? undefined : known.byUmrn.get(umrn);
      // A debit by it would pay the wrong customer's loan [M48].
      if (owner !== undefined)
        return {
          outcome: 'rejected',
          why: `cashfreeDetails.subscriptionDetails.umrn belongs to loan ${owner}`,
        };
      if (umrn !== null) known.byUmrn.set(umrn, application.loanId);
      known.byLoanId.set(application.loanId, { hash });
      known.byIdString.set(application.idString, application.loanId);
      fresh.push(one);
      return { outcome: 'imported' };
    };
    const judged = incoming.map(one => [one.application.loanId, judge(one)] as const);
    const money = fresh.length === 0 ? null : await insertAll(tx, fresh, context);
    return judged.map(([loanId, outcome]): StoreOutcome => {
      const found = money?.get(loanId) ?? [];
      return outcome.outcome === 'imported' && found.length > 0 ? { ...outcome, money: found } : outcome;
    });
  });
}

interface Incoming {
  readonly application: Application;
  readonly hash: string;
  readonly day: string;
  /** With statement passwords as they came. */
  readonly sections: Readonly<Record<string, unknown>>;
  /** Of the mandate it came with, as it is looked up; null without one. */
  readonly umrn: string | null;
}

/** Once, and before the transaction: reading the provider files takes most of an import. */
function readIncoming(application: Application): Incoming {
  const sections = sectionsOfApplication(application);
  const umrn = field(field(sections['cashfreeDetails'], 'subscriptionDetails'), 'umrn');
  return {
    application,
    hash: contentHash(application),
    day: businessDateOf(application.startedOn),
    sections,
    umrn: typeof umrn === 'string' && umrn !== '' ? umrn.slice(0, 21).toUpperCase() : null,
  };
}

interface Known {
  readonly byLoanId: Map<number, { readonly hash: string | null }>;
  readonly byIdString: Map<string, number>;
  readonly byUmrn: Map<string, number>;
}

async function knownUmrns(tx: Transaction, incoming: readonly Incoming[]): Promise<Map<string, number>> {
  const umrns = [...new Set(incoming.flatMap(({ umrn }) => umrn ?? []))];
  if (umrns.length === 0) return new Map();
  const sections = await tx
    .select({ umrn: sql<string>`${umrnOf(loanSection)}`, loanId: loanSection.loanId })
    .from(loanSection)
    // The words of the index.
    .where(and(sql`${loanSection.name} = 'cashfreeDetails'`, inArray(umrnOf(loanSection), umrns)));
  const mandates = await tx
    .select({ umrn: mandate.umrn, loanId: mandate.loanId })
    .from(mandate)
    .where(inArray(mandate.umrn, umrns));
  return new Map([...sections, ...mandates].map(({ umrn, loanId }) => [umrn ?? '', loanId]));
}

async function knownLoans(tx: Transaction, incoming: readonly Incoming[]): Promise<Known> {
  const rows = await tx
    .select({ loanId: loan.loanId, idString: loan.idString, hash: loan.importHash })
    .from(loan)
    .where(
      or(
        inArray(
          loan.loanId,
          incoming.map(({ application }) => application.loanId),
        ),
        inArray(
          loan.idString,
          incoming.map(({ application }) => application.idString),
        ),
      ),
    );
  return {
    byLoanId: new Map(rows.map(row => [row.loanId, { hash: row.hash }])),
    byIdString: new Map(rows.map(row => [row.idString, row.loanId])),
    byUmrn: await knownUmrns(tx, incoming),
  };
}

/** An existing loan may have been worked on since, so an import never overwrites it. */
function outcomeOf(there: { readonly hash: string | null }, hash: string): StoreOutcome {
  return there.hash === hash
    ? { outcome: 'already there' }
    : { outcome: 'different', why: 'already there with different content: not changed' };
}

async function insertAll(
  tx: Transaction,
  fresh: readonly Incoming[],
  { now, by, secret, accounts }: StoreContext,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const underwriters = await staffOf(tx, fresh, now);
  await tx.insert(loan).values(
    fresh.map(({ application, hash, day }) => {
      const underwriter = application.underwriter && underwriters.get(application.underwriter.email);
      return {
        loanId: application.loanId,
        idString: application.idString,
        customerId: application.customerId,
        fullName: application.fullName,
        primaryPhone: application.primaryPhone,
        alternatePhone: application.alternatePhone,
        email: application.email,
        startedOn: new Date(application.startedOn),
        startedDay: day,
        amountAppliedMinor: application.amountApplied,
        approvalStatus: application.approvalStatus,
        applicationStatus: application.applicationStatus,
        underwriterId: underwriter?.id ?? null,
        underwriterName: underwriter?.fullName ?? null,
        jupiterDecision: application.engineDecision,
        jupiterScore: application.engineScore,
        decidedAt: application.decidedAt === null ? null : new Date(application.decidedAt),
        // Nothing says since when: none of the time for its decision has passed.
        heldSince: application.approvalStatus === 'HOLD' ? new Date(application.startedOn) : null,
        importHash: hash,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  const stored = fresh.map(({ application: { loanId }, sections }) => ({
    loanId,
    sections: keptSections(loanId, sections, secret),
  }));
  await putSections(tx, stored);
  await insertComments(tx, fresh);
  await insertProviderBodies(tx, fresh);
  await tx.insert(auditRow).values(
    fresh.map(({ application, hash }) => ({
      at: now,
      actorId: null,
      actorName: by,
      action: 'loan.import',
      loanId: application.loanId,
      after: { approvalStatus: application.approvalStatus, importHash: hash },
      requestId: 'import',
    })),
  );
  await changeTally(
    tx,
    fresh.map(({ application, day }) => ({
      status: application.approvalStatus,
      day,
      loans: 1,
      unassigned: application.underwriter ? 0 : 1,
    })),
  );
  const disbursed = fresh.filter(({ application }) => wasDisbursed(application.approvalStatus));
  const fields = new Map(stored.map(({ loanId, sections }) => [loanId, sections]));
  return openArrived(
    tx,
    disbursed.map(({ application: { loanId } }) => ({
      loanId,
      fields: fields.get(loanId) ?? {},
      account: accounts?.get(loanId),
    })),
    { now, by },
  );
}

/** The staff the applications name, by e-mail. An unknown person is added without the right to sign in. */
async function staffOf(
  tx: Transaction,
  fresh: readonly Incoming[],
  now: Date,
): Promise<Map<string, { id: string; fullName: string }>> {
  const named = new Map(
    fresh.flatMap(({ application: { underwriter } }) =>
      underwriter ? [[underwriter.email, underwriter.fullName] as const] : [],
    ),
  );
  if (named.size === 0) return new Map();
  await tx
    .insert(staff)
    .values(
      [...named]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([email, fullName]) => ({
          email,
          fullName,
          roles: [],
          state: 'disabled' as const,
          createdAt: now,
        })),
    )
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: staff.id, email: staff.email, fullName: staff.fullName })
    .from(staff)
    .where(inArray(sql`lower(${staff.email})`, [...named.keys()]));
  return new Map(rows.map(row => [row.email.toLowerCase(), row]));
}

function keptSections(loanId: number, sections: Incoming['sections'], secret: string | null) {
  return Object.fromEntries(
    Object.entries(sections).map(([name, body]) => [name, keptBody(loanId, name, body, secret)]),
  );
}

/** A section as it is stored: unchanged, except that statement passwords are sealed. */
function keptBody(loanId: number, name: string, body: unknown, secret: string | null): unknown {
  if (!holdsStatements(name)) return body;
  if (secret !== null) return sealNewPasswords(body, { loanId, secret });
  if (!hasPassword(body)) return body;
  throw new CannotStart(
    `SIGNING_SECRET is missing, and loan ${loanId} has the password of a bank statement, which is stored sealed or not at all. Set it to the server's own and import the file again.`,
  );
}

async function insertComments(tx: Transaction, fresh: readonly Incoming[]): Promise<void> {
  const rows = fresh.flatMap(({ application: { loanId, comments } }) =>
    comments.map(comment => ({ loanId, ...comment, wireId: comment.id })),
  );
  if (rows.length === 0) return;
  const ids = rows.flatMap(({ wireId }) => wireId ?? []);
  const held = await tx.select({ id: loanComment.id }).from(loanComment).where(inArray(loanComment.id, ids));
  const taken = new Set(held.map(row => row.id));
  await tx.insert(loanComment).values(
    rows.map(({ loanId, createdOn, comment, author, wireId }) => {
      const free = wireId !== null && !taken.has(wireId);
      // Stryker disable next-line ConditionalExpression: what is not free is taken already, or no id
      if (free) taken.add(wireId);
      return {
        id: free ? wireId : randomUUID(),
        loanId,
        createdOn: new Date(createdOn),
        text: comment,
        authorName: author,
      };
    }),
  );
}

async function insertProviderBodies(tx: Transaction, fresh: readonly Incoming[]): Promise<void> {
  const rows = fresh.flatMap(({ application: { loanId, providerBodies } }) =>
    providerBodies
      .filter(({ body }) => body !== null)
      .map(({ provider, receivedAt, body }) => ({
        loan_id: loanId,
        provider,
        received_at: receivedAt,
        body,
      })),
  );
  if (rows.length === 0) return;
  // One JSON text, as with sections.
  await tx.insert(providerBody).select(sql`
    select gen_random_uuid(), loan_id, provider, received_at, body
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row(loan_id int, provider text, received_at timestamptz, body jsonb)`);
}
