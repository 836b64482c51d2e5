import { randomUUID } from 'node:crypto';
import { contract, pathOf } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { loan } from '../packages/server/src/loan/table';
import { demoAccounts } from '../packages/server/src/signin/demoAccounts';
import { openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillLoans } from './fillLoans';
import type { Engine, Options } from './options';
import type { Table } from './report';
import { type Spread, timeInTurn, timeSideBySide } from './timing';

const connections = 32;
const loans = 20_000;
const writer = 'credit.user';
const goals = { pglite: '≥ 100, p99 ≤ 150', postgres: '≥ 400, p99 ≤ 60' } as const;

/** Undecided, on hold, undecided again: each changes the tally and stores a decision. */
const decisions = [
  { caseStatus: 'HOLD', requiredActions: ['PAN unreadable'], holdCategory: 'CDL' },
  { caseStatus: 'PENDING' },
] as const;

async function measure(engine: Engine, { times, seconds }: Options): Promise<Table['rows']> {
  const { db, close } = await openBenchDatabase(engine);
  const desk = await openDesk(db);
  await fillLoans(db, loans);
  const call = await desk.signIn(writer);
  const writerId = demoAccounts.find(account => account.mailbox === writer)?.id ?? '';
  const own = await db
    .select({ loanId: loan.loanId })
    .from(loan)
    .where(and(eq(loan.underwriterId, writerId), eq(loan.approvalStatus, 'PENDING')));
  if (own.length < connections) throw new Error('Too few loans to decide side by side');
  const loanAt = (number: number) => own[number % own.length]?.loanId ?? 0;

  const comment = (number: number) =>
    call(pathOf(contract.comments.save, { id: loanAt(number) }), {
      key: randomUUID(),
      body: { comment: `Called the employer, attempt ${number}` },
    });
  let decided = 0;
  const decide = () => {
    const number = decided;
    decided += 1;
    return call(pathOf(contract.decision.process, { loanId: loanAt(number) }), {
      key: randomUUID(),
      body: decisions[Math.floor(number / own.length) % 2],
    });
  };
  const alone = await timeInTurn(times, { comment, decision: decide });
  const load = { workers: connections, seconds };
  const many = {
    comment: await timeSideBySide(load, comment),
    decision: await timeSideBySide(load, decide),
  };
  await close();
  return (['comment', 'decision'] as const).flatMap(name => [
    [`${name} on ${engine}`, ...cells(alone[name]), null, ''],
    [
      `${name} on ${engine}, ${connections} at once`,
      ...cells(many[name]),
      many[name].perSecond,
      goals[engine],
    ],
  ]);
}

const cells = ({ p50, p95, p99, cpu }: Spread) => [p50, p95, p99, cpu];

/** Writes with audit row and idempotency key, each in one transaction. */
export async function writes(options: Options): Promise<Table[]> {
  const rows: Table['rows'][number][] = [];
  for (const engine of options.engines) rows.push(...(await measure(engine, options)));
  return [
    {
      title: `Writes, ${loans.toLocaleString('en-US')} loans`,
      columns: ['Call', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'a second', 'goal'],
      rows,
    },
  ];
}
