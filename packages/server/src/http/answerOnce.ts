import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { refusedBody } from './errors';
import { idempotency } from './idempotencyTable';
import { Refused, type Route, type SignedInContext } from './verb';

const lifeMs = 24 * 60 * 60 * 1000;
const wellFormed = /^[\x21-\x7e]{1,200}$/;

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/** One text for one value: object keys in order, files by their bytes. */
async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob)
    return createHash('sha256')
      .update(await value.bytes())
      .digest('hex');
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([key, part]) => `${JSON.stringify(key)}:${await canonical(part)}`);
  return `{${(await Promise.all(parts)).join(',')}}`;
}

interface Claim {
  readonly key: string;
  readonly staffId: string;
  readonly call: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
}

/** Takes a key for this request. Whoever comes at the same time waits here until the first has committed.
 *  @returns false when the key already has an answer */
async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const taken = await tx
    .insert(idempotency)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotency.key, idempotency.staffId],
      set: {
        call: claim.call,
        bodyHash: claim.bodyHash,
        createdAt: claim.createdAt,
        status: null,
        answer: null,
      },
      setWhere: lt(idempotency.createdAt, new Date(claim.createdAt.getTime() - lifeMs)),
    })
    .returning({ key: idempotency.key });
  return taken.length > 0;
}

const rowOf = (claim: Claim) => and(eq(idempotency.key, claim.key), eq(idempotency.staffId, claim.staffId));

async function firstAnswer(tx: Transaction, claim: Claim): Promise<StoredAnswer> {
  const [stored] = await tx.select().from(idempotency).where(rowOf(claim));
  if (!stored?.status) throw new Error('An answered key has no answer');
  if (stored.call !== claim.call || stored.bodyHash !== claim.bodyHash) {
    throw new Refused(422, 'This Idempotency-Key was used for another request');
  }
  return { status: stored.status, body: stored.answer, replayed: true };
}

/** Runs a verb at most once for an Idempotency-Key of a person; a repeat within 24 hours gets the first answer, a
 *  refusal included. Claim, effect and answer are one transaction: killed in between, none of them happened.
 *  @param bodyOf  the body for what the verb handed back
 *  @throws Refused 400 for a malformed key, 422 for a key that was used for another request */
export async function answerOnce(
  route: Route,
  context: SignedInContext,
  input: unknown,
  request: { readonly key: string; readonly bodyOf: (wire: unknown) => unknown },
): Promise<StoredAnswer> {
  if (!wellFormed.test(request.key)) throw new Refused(400, 'Idempotency-Key has 1 to 200 plain characters');
  const claim: Claim = {
    key: request.key,
    staffId: context.viewer.idString,
    call: route.call.name,
    bodyHash: createHash('sha256')
      .update(await canonical(input))
      .digest('hex'),
    createdAt: context.now,
  };
  return inTransaction(context.db, async tx => {
    if (!(await claimKey(tx, claim))) return firstAnswer(tx, claim);
    // A savepoint: what a refusing verb had begun is undone, its refusal is kept.
    const outcome = await inTransaction(tx, inner => route.run({ ...context, db: inner }, input)).then(
      wire => ({ status: 200, body: request.bodyOf(wire) }),
      (error: unknown) => {
        if (error instanceof Refused) return { status: error.status, body: refusedBody(route.call, error) };
        throw error;
      },
    );
    await tx.update(idempotency).set({ status: outcome.status, answer: outcome.body }).where(rowOf(claim));
    return { ...outcome, replayed: false };
  });
}
