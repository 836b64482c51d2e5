import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallDeclaration, contract, partOf, pathOf } from '@lending-desk/domain/contract';
import type { BuiltServer } from '../scripts/builtServer';
import { demoWebhookSecret } from '../packages/server/src/config';
import { razorpayCallback } from '../packages/server/src/paymentLinks/razorpayCallback';
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

/** The words of each acknowledged write, by which it is counted afterwards. */
export interface Written {
  readonly comments: string[];
  /** Of what was asked, posted or not. */
  readonly asked: string[];
  /** Of what was posted: receipts that another person approved, and waivers. */
  readonly posted: string[];
  /** Of payments that the provider told of. */
  readonly payments: string[];
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const tokenOf = async ({ servers: [server] }: Cluster, mailbox: string) =>
  (await signIn(server?.address ?? '', { email: `${mailbox}@lender.example`, password: demoPassword })).token;

/** Sends a request until it is answered, to one server after the other; null where none did in time. */
async function sendUntilAnswered(
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
const sendCall = (
  cluster: Cluster,
  call: CallDeclaration,
  input: Readonly<Record<string, unknown>>,
  token: string,
) =>
  sendUntilAnswered(cluster, pathOf(call, input), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.writes && { 'idempotency-key': randomUUID(), 'content-type': 'application/json' }),
    },
    ...(call.body.kind === 'json' && { body: JSON.stringify(partOf(call.body.schema, input)) }),
  });

interface LinkRow {
  readonly loan: number;
  readonly reference: string;
  readonly provider_id: string;
  readonly short_url: string;
}

/** Razorpay's message that a link of one rupee is paid. */
function paidMessage({ reference, provider_id, short_url }: LinkRow, paymentId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return JSON.stringify({
    entity: 'event',
    event: 'payment_link.paid',
    created_at: seconds,
    payload: {
      payment_link: {
        entity: {
          id: provider_id,
          reference_id: reference,
          short_url,
          amount: 100,
          amount_paid: 100,
          status: 'paid',
        },
      },
      payment: {
        entity: {
          id: paymentId,
          amount: 100,
          currency: 'INR',
          status: 'captured',
          created_at: seconds,
          acquirer_data: { rrn: paymentId },
        },
      },
    },
  });
}

const dayFirst = (day: string) => `${day.split('-').toReversed().join('-')} 00:00:00`;

/** Writes and reads until it is told to stop: comments, receipts that another person approves, waivers, and payment
 *  links with their payments. All amounts are one rupee. */
export async function writeUntil(
  cluster: Cluster,
  tally: Tally,
  written: Written,
  isOver: () => boolean,
): Promise<void> {
  const idsOf = async (sql: string) => (await cluster.query<{ id: number }>(sql)).map(({ id }) => id);
  const pending = await idsOf(`select loan_id as id from loan where approval_status = 'PENDING' limit 50`);
  const accounts = await idsOf(
    'select loan_id as id from loan_account where closed_on is null and overdue_total_minor > 500000 limit 50',
  );
  const one = (of: readonly number[]) => of[Math.floor(Math.random() * of.length)] ?? 0;
  const [writer, agent, admin, checker] = await Promise.all([
    tokenOf(cluster, 'credit.admin'),
    tokenOf(cluster, 'collections.agent'),
    tokenOf(cluster, 'collections.admin'),
    tokenOf(cluster, 'super'),
  ]);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

  /** @returns whether it was acknowledged */
  const count = (answer: Answered | null, then?: () => void): boolean => {
    if (!answer) tally.failed += 1;
    else if (answer.status !== 200) tally.refused += 1;
    else {
      tally.longestMs = Math.max(tally.longestMs, performance.now() - tally.lastAt);
      tally.lastAt = performance.now();
      tally.acknowledged += 1;
      then?.();
    }
    return answer?.status === 200;
  };

  const comment = async () => {
    const words = `Cluster ${randomUUID()}`;
    const input = { id: one(pending), comment: words };
    count(await sendCall(cluster, contract.comments.save, input, writer), () => written.comments.push(words));
  };

  /** Asked by one person; another one approves it, who reads the dues again as long as they change. */
  const receipt = async () => {
    const reason = `Paid at the branch ${randomUUID()}`;
    const loanId = one(accounts);
    const reference = randomUUID();
    const input = { loanId, amount: 1, source: 'BANK', date: today, reference, reason };
    const asked = await sendCall(cluster, contract.approvals.addReceipt, input, admin);
    if (!count(asked, () => written.asked.push(reason))) return;
    const [request] = await cluster.query<{ id: string }>('select id from approval where reason = $1', [
      reason,
    ]);
    for (;;) {
      const [account] = await cluster.query<{ seen: number }>(
        'select count(*)::int as seen from ledger_event where loan_id = $1',
        [loanId],
      );
      const approved = await sendCall(
        cluster,
        contract.approvals.approve,
        { id: request?.id, seen: account?.seen },
        checker,
      );
      // The dues changed since they were read.
      if (approved?.status === 409 && !isOver()) continue;
      if (approved?.status !== 409) count(approved, () => written.posted.push(reason));
      return;
    }
  };

  const waiver = async () => {
    const waiverComment = `Goodwill ${randomUUID()}`;
    const input = {
      loanId: one(accounts),
      waiverDate: dayFirst(today),
      waiverAmount: 1,
      paymentSource: 'MANUAL_PAYMENT',
      waiverComment,
    };
    count(await sendCall(cluster, contract.approvals.addWaiver, input, agent), () => {
      written.asked.push(waiverComment);
    });
  };

  const payment = async () => {
    const loanId = one(accounts);
    if (!count(await sendCall(cluster, contract.paymentLinks.create, { loanId, amount: 1 }, agent))) return;
    const [link] = await cluster.query<LinkRow>(
      `update payment_link set status = status where id = (select id from payment_link where loan_id = $1
         and status = 'created' and amount_minor = 100 and amount_paid_minor = 0 order by random() limit 1)
       returning loan_id as loan, reference, provider_id, short_url`,
      [loanId],
    );
    // Another payment took it, or its creation has no known outcome yet.
    if (!link) return;
    const paymentId = `pay_${randomUUID()}`;
    const body = paidMessage(link, paymentId);
    const told = await sendUntilAnswered(cluster, razorpayCallback.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', demoWebhookSecret).update(body).digest('hex'),
        'x-razorpay-event-id': `evt_${paymentId}`,
      },
      body,
    });
    count(told, () => written.payments.push(paymentId));
  };

  const read = async () => {
    const input = { loanId: one(accounts) };
    const answer = await sendCall(cluster, contract.collections.read, input, admin);
    if (answer?.status === 200) tally.read += 1;
    else tally.failed += 1;
    await pause(100);
  };

  const until = async (work: () => Promise<void>) => {
    while (!isOver()) await work();
  };
  const writers = [comment, comment, comment, receipt, receipt, waiver, payment, payment];
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
  const times = (
    await Promise.all([
      timesOf(
        'select text as found, count(*)::int as times from loan_comment where text = any($1) group by text',
        written.comments,
      ),
      timesOf(
        'select reason as found, count(*)::int as times from approval where reason = any($1) group by reason',
        written.asked,
      ),
      timesOf(
        `select a.reason as found, count(*)::int as times from approval a
           join ledger_event e on e.reference = 'request ' || a.id where a.reason = any($1) group by a.reason`,
        written.posted,
      ),
      timesOf(
        'select receipt_id as found, count(*)::int as times from ledger_receipt where receipt_id = any($1) group by 1',
        written.payments,
      ),
    ])
  ).flat();
  const [half] = await query<{ rows: number }>(
    `select count(*)::int as rows from approval a where reason = any($1) and (
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
