import { randomInt, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@lending-desk/domain/contract';
import { objectsOf } from '@lending-desk/domain/loose';
import { type BuiltServer, freePort, startBuiltServer } from '../scripts/builtServer';
import { root } from '../scripts/install.mjs';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import { startPostgres } from '../packages/server/src/testing/postgresServer';
import { atEnd } from './cleanup';
import { makeLinks, nachForm, send, tellPaid } from './collectionsCalls';
import type { Engine, Options } from './options';
import { buildProduct, signIn } from './product';
import type { Table } from './report';

const rowsOfAFile = 400;
const paymentsAtOnce = 200;
const patienceMs = 120_000;

/** A server that is killed and started again on what it has stored. */
interface Victim {
  readonly kill: () => Promise<void>;
  readonly address: () => string;
  /** Ends it and compares what is stored of every loan with its entries. @returns what the command says */
  readonly check: () => Promise<string>;
}

/** @param servers  how many work on the one database; the first is killed, and the others go on */
async function startVictim(engine: Engine, servers: number): Promise<Victim> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-kill-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = engine === 'postgres' ? await startPostgres({ keepsCommits: true }) : null;
  if (postgres) atEnd(() => postgres.stop());
  const env = {
    DATA_DIR: join(folder, 'data'),
    SIGNING_SECRET: randomUUID() + randomUUID(),
    ...(postgres && { DATABASE_URL: postgres.url, FILES_DIR: join(folder, 'files') }),
  };
  const port = await freePort();
  let server: BuiltServer = await startBuiltServer(env, port);
  atEnd(() => server.stop());
  const others: BuiltServer[] = [];
  for (let number = 1; number < servers; number += 1) {
    const other = await startBuiltServer(env, await freePort());
    atEnd(() => other.stop());
    others.push(other);
  }
  return {
    address: () => server.address,
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
      server = await startBuiltServer(env, port);
    },
    check: async () => {
      for (const one of [server, ...others]) await one.stop();
      const command = ['--import', 'tsx', 'packages/server/src/ledger/ledgerCommand.ts', 'check'];
      return execFileSync(process.execPath, command, {
        cwd: root,
        env: { ...process.env, ...env, DEMO: 'on' },
        encoding: 'utf8',
      }).trim();
    },
  };
}

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const firstDay = today();
const tokenOf = async (address: string) =>
  (await signIn(address, { email: 'collections.admin@lender.example', password: demoPassword })).token;

/** What the cash book of a day has received from a source, in paise. */
async function receivedOn(on: string, address: string, source: string): Promise<number> {
  const token = await tokenOf(address);
  const answer = await send(address, contract.cashBook.read, { on }, { token });
  const total = objectsOf(answer?.data['totals']).find(it => it['source'] === source);
  if (total === undefined) throw new Error(`The cash book was answered with ${answer?.status}`);
  return Math.round(Number(total['received']) * 100);
}

/** What was received from a source since the bench began, in paise: midnight may have passed since. */
async function receivedFrom(address: string, source: string): Promise<number> {
  const days = [...new Set([firstDay, today()])];
  const received = await Promise.all(days.map(on => receivedOn(on, address, source)));
  return received.reduce((sum, it) => sum + it, 0);
}

/** Asks until something is so. @throws Error after two minutes */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + patienceMs; !(await holds()); await pause(100))
    if (Date.now() > giveUpAt) throw new Error(`It was never so: ${what}`);
}

const between = (least: number, most: number) => pause(randomInt(least, most));

interface Found {
  readonly lost: number;
  readonly doubled: number;
}
const differenceOf = (wanted: number, found: number, one: number): Found => ({
  lost: Math.max(0, wanted - found) / one,
  doubled: Math.max(0, found - wanted) / one,
});

/** Uploads a file of successful debits of Rs. 1, has it committed and kills the server somewhere in the commit. */
async function killInCommit(victim: Victim, turn: number): Promise<Found> {
  const before = await receivedFrom(victim.address(), 'nach');
  const token = await tokenOf(victim.address());
  const list = await send(victim.address(), contract.collections.list, { count: 100 }, { token });
  const loanIds = objectsOf(list?.data['loans']).map(({ loanId }) => Number(loanId));
  const rows = Array.from({ length: rowsOfAFile }, (_, at) => ({
    loanId: loanIds[at % loanIds.length] ?? 0,
    reference: `K${turn}-${at}-${randomUUID().slice(0, 8)}`,
  }));
  const form = nachForm(rows, today());
  const uploaded = await send(victim.address(), contract.nach.process, {}, { token, form });
  const fileId = String(uploaded?.data['fileId']);
  const bookable = Number(uploaded?.data['posted']);
  const key = randomUUID();
  const commit = () => send(victim.address(), contract.nach.commit, { fileId }, { token, key });
  const asked = commit();
  await between(20, 900);
  await victim.kill();
  // Who got no answer asks again by the same key.
  if ((await asked)?.status !== 200)
    await until('the commit is answered', async () => (await commit()) !== null);
  await until('the file is committed', async () => {
    const read = await send(victim.address(), contract.nach.read, { fileId, rows: 'none' }, { token });
    return read?.data['state'] === 'committed';
  });
  return differenceOf(bookable * 100, (await receivedFrom(victim.address(), 'nach')) - before, 100);
}

/** Two hundred payments of Rs. 1 on links of several loans, told at once; the server is killed among them, and the
 *  provider tells again what was not answered. */
async function killAmongReceipts(victim: Victim, turn: number): Promise<Found & { acknowledged: number }> {
  const before = await receivedFrom(victim.address(), 'razorpay');
  const token = await tokenOf(victim.address());
  const links = await makeLinks(victim.address(), token, 20);
  const tell = async (at: number) => {
    const link = links[at % links.length];
    return link !== undefined && tellPaid(victim.address(), link, `${turn}_${at}`);
  };
  const all = Array.from({ length: paymentsAtOnce }, (_, at) => at);
  const telling = all.map(async at => ((await tell(at)) ? at : null));
  await between(20, 600);
  await victim.kill();
  const answered = new Set(await Promise.all(telling));
  for (const at of all.filter(it => !answered.has(it))) await until('it is told again', () => tell(at));
  const wanted = paymentsAtOnce * 100;
  const found = async () => (await receivedFrom(victim.address(), 'razorpay')) - before;
  await until('every message is taken', async () => (await found()) >= wanted);
  // A second time would come now.
  await pause(1_000);
  return {
    ...differenceOf(wanted, await found(), 100),
    acknowledged: [...answered].filter(at => at !== null).length,
  };
}

/** SIGKILL in the middle of a commit and among two hundred receipts at once, on each engine: what was acknowledged is
 *  there once, and every figure that is stored is the one its entries make. */
export async function kill({ quick, engines }: Options): Promise<Table[]> {
  buildProduct();
  const times = quick ? 3 : 50;
  const rows: (string | number | null)[][] = [];
  const kinds = engines.flatMap(engine => [1, 2].map(servers => ({ engine, servers })));
  // The embedded database is one server's own.
  for (const { engine, servers } of kinds.filter(kind => kind.engine === 'postgres' || kind.servers === 1)) {
    const name = servers === 1 ? engine : `${engine}, ${servers} servers`;
    const victim = await startVictim(engine, servers);
    const commits: Found[] = [];
    for (let turn = 0; turn < times; turn += 1) commits.push(await killInCommit(victim, turn));
    const receipts: (Found & { acknowledged: number })[] = [];
    for (let turn = 0; turn < times; turn += 1) receipts.push(await killAmongReceipts(victim, turn));
    const sumOf = (found: readonly Found[], name: keyof Found) =>
      found.reduce((sum, it) => sum + it[name], 0);
    const acknowledged = receipts.reduce((sum, it) => sum + it.acknowledged, 0);
    rows.push(
      [
        `${name}: in a commit of ${rowsOfAFile} rows`,
        times,
        null,
        sumOf(commits, 'lost'),
        sumOf(commits, 'doubled'),
      ],
      [
        `${name}: among ${paymentsAtOnce} receipts at once`,
        times,
        acknowledged,
        sumOf(receipts, 'lost'),
        sumOf(receipts, 'doubled'),
      ],
    );
    console.log(`${name}: ${await victim.check()}`);
  }
  return [
    {
      title: 'SIGKILL, started again at once',
      columns: ['Killed', 'times', 'acknowledged before', 'lost', 'doubled'],
      rows,
    },
  ];
}
