import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallDeclaration, contract, partOf, pathOf } from '@lending-desk/domain/contract';
import { Pool } from 'pg';
import { type BuiltServer, freePort, startBuiltServer } from '../scripts/builtServer';
import { type RunningPostgres, startPostgres } from '../packages/server/src/testing/postgresServer';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import { atEnd } from './cleanup';
import type { Options } from './options';
import { buildProduct, signIn } from './product';
import type { Table } from './report';

const pgbouncer = '/usr/sbin/pgbouncer';
/** Who keeps asking for this long gives up. */
const patienceMs = 60_000;
const answerMs = 20_000;
const againMs = 150;
const writersOf = { comments: 5, receipts: 3 } as const;
const nobody = 65_534;

const personOf = (mailbox: string) => ({ email: `${mailbox}@lender.example`, password: demoPassword });

/** What happened while faults were made. */
interface Tally {
  acknowledged: number;
  failed: number;
  refused: number;
  longestMs: number;
  lastAt: number;
}

interface Cluster {
  readonly postgres: RunningPostgres;
  readonly pool: Pool;
  readonly servers: BuiltServer[];
  /** Ends a server at once and starts it again, or asks it to end. */
  readonly startAgain: (index: number, how: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

async function startPooler(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-pooler-'));
  const port = await freePort();
  const { hostname, port: behind } = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${behind} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 200',
      'server_login_retry = 1',
      'unix_socket_dir =',
    ].join('\n'),
  );
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const path of [folder, file]) chownSync(path, nobody, nobody);
  const child = spawn(pgbouncer, [file], { stdio: 'ignore', ...(asRoot && { uid: nobody, gid: nobody }) });
  atEnd(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = new URL(url);
  address.port = String(port);
  await pause(500);
  return address.href;
}

async function startCluster(pooled: boolean): Promise<Cluster> {
  const postgres = await startPostgres({ keepsCommits: true });
  atEnd(() => postgres.stop());
  const files = mkdtempSync(join(tmpdir(), 'lending-desk-files-'));
  atEnd(() => rmSync(files, { recursive: true, force: true }));
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => undefined);
  atEnd(() => pool.end());
  const env = {
    DATABASE_URL: pooled ? await startPooler(postgres.url) : postgres.url,
    ...(pooled && { DATABASE_DIRECT_URL: postgres.url }),
    SIGNING_SECRET: randomUUID() + randomUUID(),
    FILES_DIR: files,
  };
  const ports = [await freePort(), await freePort()];
  // Both at once, on an empty database.
  const servers = await Promise.all(ports.map(port => startBuiltServer(env, port)));
  atEnd(() => Promise.all(servers.map(server => server.stop())));
  return {
    postgres,
    pool,
    servers,
    startAgain: async (index, how) => {
      const old = servers[index];
      if (!old) return;
      if (how === 'SIGKILL') process.kill(old.pid, 'SIGKILL');
      await old.stop();
      servers[index] = await startBuiltServer(env, ports[index]);
    },
  };
}

/** Sends a call until it is answered, always with the same key, to one server after the other. */
async function sendUntilAnswered(
  { servers }: Cluster,
  call: CallDeclaration,
  input: Readonly<Record<string, unknown>>,
  token: string,
): Promise<{ readonly status: number; readonly body: unknown } | null> {
  const key = randomUUID();
  const giveUpAt = performance.now() + patienceMs;
  for (let turn = Math.floor(Math.random() * 2); performance.now() < giveUpAt; turn += 1) {
    try {
      const answer = await fetch(`${servers[turn % servers.length]?.address}${pathOf(call, input)}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(call.writes && { 'idempotency-key': key, 'content-type': 'application/json' }),
        },
        ...(call.body.kind === 'json' && { body: JSON.stringify(partOf(call.body.schema, input)) }),
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

interface Written {
  readonly comments: string[];
  readonly receipts: string[];
}

/** Tokens, which both servers accept. */
interface Signed {
  readonly writer: string;
  readonly admin: string;
}

async function signInAll({ servers: [server] }: Cluster): Promise<Signed> {
  const tokenOf = async (who: string) => (await signIn(server?.address ?? '', personOf(who))).token;
  return { writer: await tokenOf('credit.admin'), admin: await tokenOf('collections.admin') };
}

/** Writes until it is told to stop; each write has words of its own, by which it is counted afterwards. */
async function write(
  cluster: Cluster,
  { writer, admin }: Signed,
  tally: Tally,
  written: Written,
  isOver: () => boolean,
): Promise<void> {
  const loansOf = async (sql: string) =>
    (await cluster.pool.query<{ id: number }>(sql)).rows.map(({ id }) => id);
  const open = await loansOf(`select loan_id as id from loan where approval_status = 'PENDING' limit 50`);
  const accounts = await loansOf('select loan_id as id from loan_account where closed_on is null limit 50');
  const one = (of: readonly number[]) => of[Math.floor(Math.random() * of.length)] ?? 0;
  const attempt = async (
    call: CallDeclaration,
    input: Readonly<Record<string, unknown>>,
    token: string,
    then: () => void,
  ) => {
    const answer = await sendUntilAnswered(cluster, call, input, token);
    if (!answer) tally.failed += 1;
    else if (answer.status !== 200) tally.refused += 1;
    else {
      tally.longestMs = Math.max(tally.longestMs, performance.now() - tally.lastAt);
      tally.lastAt = performance.now();
      tally.acknowledged += 1;
      then();
    }
  };
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const until = async (work: () => Promise<void>) => {
    while (!isOver()) await work();
  };
  await Promise.all([
    ...Array.from({ length: writersOf.comments }, () =>
      until(() => {
        const comment = `Cluster ${randomUUID()}`;
        return attempt(contract.comments.save, { id: one(open), comment }, writer, () =>
          written.comments.push(comment),
        );
      }),
    ),
    ...Array.from({ length: writersOf.receipts }, () =>
      until(() => {
        const reference = randomUUID();
        const receipt = {
          loanId: one(accounts),
          amount: 100,
          source: 'BANK',
          date: today,
          reference,
          reason: 'Paid at the branch',
        };
        return attempt(contract.approvals.addReceipt, receipt, admin, () => written.receipts.push(reference));
      }),
    ),
  ]);
}

async function countOf(
  pool: Pool,
  sql: string,
  words: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await pool.query<{ found: string; times: number }>(sql, [words]);
  const times = new Map(rows.map(row => [row.found, row.times]));
  return {
    lost: words.filter(word => !times.has(word)).length,
    doubled: words.filter(word => (times.get(word) ?? 0) > 1).length,
  };
}

interface Fault {
  readonly name: string;
  readonly times: number;
  readonly make: (cluster: Cluster, turn: number) => Promise<void>;
  /** It ends servers, so that one that is gone has not died of it. */
  readonly endsServers?: boolean;
}

/** Terminates one connection; waits for one where there is none. */
const terminate =
  (where: string) =>
  async ({ pool }: Cluster) => {
    const one = () =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend' and ${where} order by random() limit 1`,
      );
    while ((await one()).rowCount === 0) await pause(2);
    await pause(20);
  };

const faultsOf = (quick: boolean): readonly Fault[] => [
  {
    name: 'SIGKILL of a server',
    times: quick ? 4 : 50,
    endsServers: true,
    make: (cluster, turn) => cluster.startAgain(turn % 2, 'SIGKILL'),
  },
  {
    name: 'SIGTERM of one server after the other',
    times: quick ? 4 : 40,
    endsServers: true,
    make: (cluster, turn) => cluster.startAgain(turn % 2, 'SIGTERM'),
  },
  ...(['fast', 'immediate'] as const).map(how => ({
    name: `restart of PostgreSQL, ${how}`,
    times: quick ? 3 : 20,
    make: async ({ postgres }: Cluster) => {
      await postgres.restart(how);
      await pause(1_000);
    },
  })),
  { name: 'a connection terminated', times: quick ? 60 : 500, make: terminate('true') },
  {
    name: 'a connection terminated inside a transaction',
    times: quick ? 40 : 200,
    make: terminate(`state = 'idle in transaction'`),
  },
];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function measure(cluster: Cluster, fault: Fault): Promise<Table['rows'][number]> {
  const tally: Tally = { acknowledged: 0, failed: 0, refused: 0, longestMs: 0, lastAt: performance.now() };
  const written: Written = { comments: [], receipts: [] };
  let over = false;
  const writing = write(cluster, await signInAll(cluster), tally, written, () => over);
  tally.lastAt = performance.now();
  await pause(1_000);
  let died = 0;
  for (let turn = 0; turn < fault.times; turn += 1) {
    const before = cluster.servers.map(({ pid }) => pid);
    await fault.make(cluster, turn);
    if (!fault.endsServers) died += before.filter(pid => !isAlive(pid)).length;
  }
  await pause(1_000);
  over = true;
  await writing;
  const comments = await countOf(
    cluster.pool,
    'select text as found, count(*)::int as times from loan_comment where text = any($1) group by text',
    written.comments,
  );
  const receipts = await countOf(
    cluster.pool,
    `select asked->>'reference' as found, count(*)::int as times from approval
      where asked->>'reference' = any($1) group by 1`,
    written.receipts,
  );
  // Each write stores an audit row with itself, or neither.
  const { rows } = await cluster.pool.query<{ half: number }>(
    `select count(*)::int as half from approval a where asked->>'reference' = any($1)
      and not exists (select 1 from audit_row r where r.loan_id = a.loan_id and r.at = a.asked_at)`,
    [written.receipts],
  );
  return [
    `${fault.name} × ${fault.times}`,
    tally.acknowledged,
    comments.lost + receipts.lost,
    comments.doubled + receipts.doubled,
    rows[0]?.half ?? null,
    died,
    tally.longestMs / 1_000,
    tally.failed,
    tally.refused,
  ];
}

/** Two servers on one PostgreSQL while it, its connections or they themselves go away, with eight writers: what was
 *  acknowledged is there once. Once directly, and once through PgBouncer in transaction mode where it is installed. */
export async function cluster({ quick }: Options): Promise<Table[]> {
  buildProduct();
  const tables: Table[] = [];
  const hasPooler = existsSync(pgbouncer);
  if (!hasPooler) console.log(`Without PgBouncer: there is no ${pgbouncer}.`);
  for (const pooled of hasPooler ? [false, true] : [false]) {
    const running = await startCluster(pooled);
    const rows: Table['rows'][number][] = [];
    for (const fault of faultsOf(quick)) {
      rows.push(await measure(running, fault));
      console.log(rows.at(-1)?.join(' | '));
    }
    tables.push({
      title: pooled ? 'Two servers, through PgBouncer' : 'Two servers',
      columns: ['Fault', 'acknowledged', 'lost', 'doubled', 'half', 'died', 'longest s', 'failed', 'refused'],
      rows,
    });
  }
  return tables;
}
