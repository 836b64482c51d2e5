import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@lending-desk/domain/contract';
import { anyOf, type Cluster, countIn, sendCall, type Tally, tokenOf } from './clusterCalls';
import { type Moved, moneyWriters } from './clusterMoney';

/** By what each acknowledged write is counted afterwards. */
export interface Written extends Moved {
  readonly comments: string[];
}

/** Writes and reads until it is told to stop: comments, and everything that moves money. */
export async function writeUntil(
  cluster: Cluster,
  tally: Tally,
  written: Written,
  isOver: () => boolean,
): Promise<void> {
  const idsOf = async (sql: string) => (await cluster.query<{ id: number }>(sql)).map(({ id }) => id);
  const pending = await idsOf(`select loan_id as id from loan where approval_status = 'PENDING' limit 50`);
  const accounts = await idsOf(
    `select loan_id as id from loan_account where closed_on is null and overdue_total_minor > 500000
      order by loan_id limit 50`,
  );
  const toClose = await idsOf(
    'select loan_id as id from loan_account where overdue_total_minor <= 500000 order by loan_id limit 10',
  );
  const [writer, reader] = await Promise.all([
    tokenOf(cluster, 'credit.admin'),
    tokenOf(cluster, 'collections.admin'),
  ]);
  const { receipt, waiver, closure, payment, debits } = await moneyWriters(cluster, tally, written, isOver, {
    open: accounts,
    toClose,
  });

  const comment = async () => {
    const words = `Cluster ${randomUUID()}`;
    const input = { id: anyOf(pending) ?? 0, comment: words };
    if (countIn(tally, await sendCall(cluster, contract.comments.save, input, writer)))
      written.comments.push(words);
  };

  const read = async () => {
    const input = { loanId: anyOf(accounts) ?? 0 };
    const answer = await sendCall(cluster, contract.collections.read, input, reader);
    if (answer?.status === 200) tally.read += 1;
    else tally.failed += 1;
    await pause(100);
  };

  const until = async (work: () => Promise<void>) => {
    while (!isOver()) await work();
  };
  const writers = [comment, comment, receipt, receipt, waiver, closure, payment, debits];
  await Promise.all([...writers, ...Array.from({ length: 8 }, () => read)].map(until));
}

/** How many of the acknowledged writes are not there, there more than once, or there in part: asked without its audit
 *  row, or posted without its entries. */
export async function countWritten(
  { query }: Cluster,
  written: Written,
): Promise<{ readonly lost: number; readonly doubled: number; readonly half: number }> {
  const timesOf = async (sql: string, words: readonly string[]) => {
    const rows = await query<{ found: string; times: number }>(sql, [words]);
    const times = new Map(rows.map(row => [row.found, row.times]));
    return words.map(word => times.get(word) ?? 0);
  };
  /** A closure has no reason. */
  const name = `(case when a.kind = 'closure' then a.id::text else a.reason end)`;
  const times = (
    await Promise.all([
      timesOf(
        'select text as found, count(*)::int as times from loan_comment where text = any($1) group by text',
        written.comments,
      ),
      timesOf(
        `select ${name} as found, count(*)::int as times from approval a where ${name} = any($1) group by 1`,
        written.asked,
      ),
      timesOf(
        `select ${name} as found, count(*)::int as times from approval a
           join ledger_event e on e.reference = 'request ' || a.id where ${name} = any($1) group by 1`,
        written.posted,
      ),
      timesOf(
        'select receipt_id as found, count(*)::int as times from ledger_receipt where receipt_id = any($1) group by 1',
        written.payments,
      ),
      timesOf(
        'select reference as found, count(*)::int as times from ledger_receipt where reference = any($1) group by 1',
        written.debits,
      ),
      timesOf(
        'select reference as found, count(*)::int as times from ledger_event where reference = any($1) group by 1',
        written.mapped,
      ),
    ])
  ).flat();
  const [half] = await query<{ rows: number }>(
    `select count(*)::int as rows from approval a where ${name} = any($1) and (
       not exists (select 1 from audit_row r where r.loan_id = a.loan_id and r.at = a.asked_at)
       or (state in ('approved', 'alone') and not exists
             (select 1 from ledger_event e where e.reference = 'request ' || a.id)))`,
    [written.asked],
  );
  return {
    lost: times.filter(found => found === 0).length,
    doubled: times.filter(found => found > 1).length,
    half: half?.rows ?? 0,
  };
}
