import { dayMs } from '@lending-desk/domain/calendar';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt } from 'drizzle-orm';
import { stringify } from 'safe-stable-stringify';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { derivedKey } from '../secrets/derivedKey';
import { seal, type SealedPlace, unseal } from '../secrets/seal';
import { type Secrets, secretsOf } from '../secrets/secretsOf';
import { refusedBody } from './errors';
import { idempotency, moneyRequest } from './idempotencyTable';
import { Refused, type Route, type SignedInContext } from './verb';

/** How often a repeat checks whether the first request has its answer, and how long recording the outcome
 *  takes after the effect. */
const lookMs = 100;
const recordMs = 1_000;
const lifeMs = dayMs;
const wellFormed = /^[\x21-\x7e]{1,200}$/;

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/** A canonical text of the input: object keys sorted, files by their content and not by where this attempt
 *  stored them. */
const canonical = (input: unknown): string =>
  stringify(input, (key, value: unknown) => (key === 'objectName' ? undefined : value)) ?? 'null';

interface Claim {
  readonly key: string;
  readonly staffId: string;
  readonly call: string;
  /** HMACs of the input, one per secret; the first is stored. A plain hash of a phone number or a short text
   *  could be guessed. */
  readonly bodyHashes: readonly [string, ...string[]];
  readonly createdAt: Date;
  readonly secrets: Secrets;
  /** One for all people and for ever. */
  readonly money: boolean;
}

function bodyHashesOf(body: string, [present, ...previous]: Secrets): Claim['bodyHashes'] {
  const hashBy = (secret: string) =>
    createHmac('sha256', derivedKey(secret, 'repeated requests')).update(body).digest('hex');
  return [hashBy(present), ...previous.map(hashBy)];
}

const placeOf = ({ staffId, key }: Claim): SealedPlace => ({
  purpose: 'repeated answers',
  context: `${staffId}/${key}`,
});

const ofPerson = ({ key, staffId }: Claim) => and(eq(idempotency.key, key), eq(idempotency.staffId, staffId));
const ofEverybody = ({ key }: Claim) => eq(moneyRequest.key, key);

/** Claims a key for this request. A concurrent request waits here until the first has committed.
 *  @returns false when the key already has an answer */
async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const { key, staffId, call, createdAt, money } = claim;
  const [bodyHash] = claim.bodyHashes;
  const row = { key, staffId, call, bodyHash, createdAt };
  if (money) {
    const taken = await tx
      .insert(moneyRequest)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: moneyRequest.key });
    return taken.length > 0;
  }
  const taken = await tx
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.key, idempotency.staffId],
      set: { call, bodyHash, createdAt },
      setWhere: lt(idempotency.createdAt, new Date(createdAt.getTime() - lifeMs)),
    })
    .returning({ key: idempotency.key });
  return taken.length > 0;
}

interface Stored {
  /** Null while an effect outside the database is pending, and for good when it was interrupted. */
  readonly status: number | null;
  readonly body: unknown;
  readonly claimedAt: Date;
}

async function readStored(db: Database | Transaction, claim: Claim): Promise<Stored> {
  const [stored] = claim.money
    ? await db.select().from(moneyRequest).where(ofEverybody(claim))
    : await db.select().from(idempotency).where(ofPerson(claim));
  if (!stored || (stored.status === null && stored.answer === null)) {
    throw new Error('An answered key has no answer');
  }
  if (stored.staffId !== claim.staffId) {
    throw new Refused(422, 'This Idempotency-Key was used by somebody else');
  }
  if (stored.call !== claim.call || !claim.bodyHashes.includes(stored.bodyHash)) {
    throw new Refused(422, 'This Idempotency-Key was used for another request');
  }
  const opened = unseal(String(stored.answer), placeOf(claim), claim.secrets);
  if (opened === null)
    throw new Refused(409, 'The first answer to this Idempotency-Key can no longer be read');
  return { status: stored.status, body: JSON.parse(opened), claimedAt: stored.createdAt };
}

/** The first answer to a key. If it is not known yet, waits for it as long as its effect may take; after that
 *  the repeat is answered that the outcome is unknown. */
async function firstAnswer(
  db: Database,
  claim: Claim,
  first: Stored,
  limitMs: number,
): Promise<StoredAnswer> {
  const patience = first.claimedAt.getTime() + limitMs + recordMs - claim.createdAt.getTime();
  const until = performance.now() + patience;
  let stored = first;
  while (stored.status === null && performance.now() < until) {
    await pause(lookMs);
    stored = await readStored(db, claim);
  }
  return { status: stored.status ?? 200, body: stored.body, replayed: true };
}

interface Answer {
  readonly status: number | null;
  readonly body: unknown;
}

interface Begun {
  /** As far as it is known. */
  readonly answer: Answer;
  /** The effect outside that is still to be performed. */
  readonly noted?: unknown;
}

export interface KeyedRequest {
  readonly key: string;
  /** The request moves money: its key is one for all people and for ever. */
  readonly money: boolean;
  /** The body for the verb's answer. */
  readonly bodyOf: (wire: unknown) => unknown;
}

/** Runs the verb, or its first step if it has an effect outside. If the verb refuses, its changes are rolled
 *  back and the refusal is the answer; a refusal that concerns this server and not the request (5xx) leaves
 *  the key free. */
async function beginVerb(
  tx: Transaction,
  { call, run, outside }: Route,
  context: SignedInContext,
  input: unknown,
  bodyOf: KeyedRequest['bodyOf'],
): Promise<Begun> {
  try {
    // A savepoint.
    return await inTransaction(tx, async inner => {
      const at = { ...context, db: inner };
      if (!outside) return { answer: { status: 200, body: bodyOf(await run(at, input)) } };
      const noted = await outside.note(at, input);
      return { answer: { status: null, body: bodyOf(outside.unknownOutcome) }, noted };
    });
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error;
    return { answer: { status: error.status, body: refusedBody(call, error) } };
  }
}

async function keepAnswer(tx: Transaction, claim: Claim, { status, body }: Answer): Promise<void> {
  const answer = seal(JSON.stringify(body), placeOf(claim), claim.secrets[0]);
  await (claim.money
    ? tx.update(moneyRequest).set({ status, answer }).where(ofEverybody(claim))
    : tx.update(idempotency).set({ status, answer }).where(ofPerson(claim)));
}

/** Runs a verb at most once per Idempotency-Key and user; a repeat within 24 hours gets the first answer, also
 *  if it was a refusal. The key of a call about money is one for all users and for ever [M44]. Claim, effect and answer are one transaction: after a crash in between, none of them
 *  happened. For a verb with an effect outside the database, claim and note are one transaction, outcome and
 *  answer another: after a crash in between, a repeat is answered that the outcome is unknown, and the effect
 *  does not happen again.
 *  @throws Refused 400 for a malformed key, 422 for a key that was used for another request,
 *    or about money by somebody else */
export async function answerOnce(
  route: Route,
  context: SignedInContext,
  input: unknown,
  { key, money, bodyOf }: KeyedRequest,
): Promise<StoredAnswer> {
  if (!wellFormed.test(key)) throw new Refused(400, 'Idempotency-Key has 1 to 200 plain characters');
  const secrets = secretsOf(context.config);
  const claim: Claim = {
    key,
    staffId: context.viewer.idString,
    call: route.call.name,
    bodyHashes: bodyHashesOf(canonical(input), secrets),
    createdAt: context.now,
    secrets,
    money,
  };
  const { db } = context;
  const { outside } = route;
  const begun = await inTransaction(db, async (tx): Promise<Begun | { repeatOf: Stored }> => {
    if (!(await claimKey(tx, claim))) return { repeatOf: await readStored(tx, claim) };
    const verb = await beginVerb(tx, route, context, input, bodyOf);
    await keepAnswer(tx, claim, verb.answer);
    return verb;
  });
  if ('repeatOf' in begun) return firstAnswer(db, claim, begun.repeatOf, outside?.limitMs ?? 0);
  const { status, body } = begun.answer;
  if (status !== null || !outside) return { status: status ?? 200, body, replayed: false };

  const outcome = await outside.act(begun.noted, context);
  return inTransaction(db, async tx => {
    const recorded = {
      status: 200,
      body: bodyOf(await outside.recordOutcome({ ...context, db: tx }, begun.noted, outcome)),
    };
    await keepAnswer(tx, claim, recorded);
    return { ...recorded, replayed: false };
  });
}
