import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallDeclaration, partOf, pathOf } from '@lending-desk/domain/contract';
import type { BuiltServer } from '../scripts/builtServer';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import { signIn } from './product';

/** Who keeps asking for this long gives up. */
const patienceMs = 120_000;
const answerMs = 20_000;
const againMs = 150;

/** Two servers on one database, as those who write see them. */
export interface Cluster {
  readonly servers: readonly BuiltServer[];
  /** Asks the database itself, again until it answers. */
  readonly query: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
}

/** What happened while faults were made. */
export interface Tally {
  acknowledged: number;
  read: number;
  failed: number;
  refused: number;
  longestMs: number;
  lastAt: number;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export const tokenOf = async ({ servers: [server] }: Cluster, mailbox: string) =>
  (await signIn(server?.address ?? '', { email: `${mailbox}@lender.example`, password: demoPassword })).token;

/** Sends a request until it is answered, to one server after the other; null where none did in time. */
export async function sendUntilAnswered(
  { servers }: Cluster,
  path: string,
  init: RequestInit,
): Promise<Answered | null> {
  const giveUpAt = performance.now() + patienceMs;
  for (let turn = Math.floor(Math.random() * 2); performance.now() < giveUpAt; turn += 1) {
    try {
      const answer = await fetch(`${servers[turn % servers.length]?.address}${path}`, {
        ...init,
        signal: AbortSignal.timeout(answerMs),
      });
      const body: unknown = await answer.json();
      if (answer.status < 500) return { status: answer.status, body };
    } catch {
      // Nobody listens there, or the connection broke: the other one.
    }
    await pause(againMs * Math.random());
  }
  return null;
}

/** A call always with the same key, however often it is sent. */
export const sendCall = (
  cluster: Cluster,
  call: CallDeclaration,
  input: Readonly<Record<string, unknown>>,
  token: string,
  form?: FormData,
) =>
  sendUntilAnswered(cluster, pathOf(call, input), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(call.body?.kind === 'json' && { 'content-type': 'application/json' }),
    },
    ...(call.body?.kind === 'json' && { body: JSON.stringify(partOf(call.body.schema, input)) }),
    ...(form && { body: form }),
  });

/** Counts an answer. @returns whether it was acknowledged */
export function countIn(tally: Tally, answer: Answered | null): boolean {
  if (!answer) tally.failed += 1;
  else if (answer.status !== 200) {
    tally.refused += 1;
    console.log(`Refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
  } else {
    tally.longestMs = Math.max(tally.longestMs, performance.now() - tally.lastAt);
    tally.lastAt = performance.now();
    tally.acknowledged += 1;
  }
  return answer?.status === 200;
}

export const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
