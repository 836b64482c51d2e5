import { parseArgs } from 'node:util';
import { parseBusinessDate } from '@lending-desk/domain/calendar';
import { asc, isNotNull, or, sql } from 'drizzle-orm';
import { readConfig } from '../config';
import type { Database } from '../db/client';
import { openForCommand } from '../db/openForCommand';
import { CommandRefusal, orUsage, runCommand } from '../runCommand';
import { checkLedger, type Deviation } from './checkLedger';
import { readAccount } from './readAccount';
import { statementText } from './statement';
import { takeOver } from './table';
import { trialBalance, trialBalanceText } from './trialBalance';

const usage = `Usage:
  npm run ledger -- check                      compares what is stored of every loan with what its entries make
  npm run ledger -- statement LOAN             prints the entries of one loan
  npm run ledger -- trial-balance YYYY-MM-DD   prints the balance of every account; it sums to zero
  npm run ledger -- differences                lists what was found in taking loans over`;

async function check(db: Database): Promise<string> {
  const found: Deviation[] = [];
  const accounts = await checkLedger(db, deviation => found.push(deviation));
  const summary = `${accounts} accounts checked`;
  if (found.length === 0) return `${summary}, all agree with their entries.`;
  const lines = found.map(
    ({ loanId, figure, stored, derived }) =>
      `Loan ${loanId}: ${figure} is ${stored}, its entries make ${derived}`,
  );
  throw new CommandRefusal([...lines, `${summary}, ${found.length} figures differ.`].join('\n'));
}

async function differences(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(takeOver)
    .where(or(isNotNull(takeOver.fault), sql`jsonb_array_length(${takeOver.differences}) > 0`))
    .orderBy(asc(takeOver.loanId));
  const lines = rows.flatMap(({ loanId, fault, differences: found }) =>
    fault === null ? found.map(it => `Loan ${loanId}: ${it}`) : [`Loan ${loanId} has no account: ${fault}`],
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing was found.';
}

async function statement(db: Database, given: string): Promise<string> {
  const loanId = Number(given);
  const account = await readAccount(db, loanId);
  if (account === null) throw new CommandRefusal(`Loan ${loanId} has no account.`);
  return statementText(loanId, account);
}

/** The order of a command line; null if it is none. */
function orderOf(args: readonly string[]): ((db: Database) => Promise<string>) | null {
  const read = orUsage(usage, () => parseArgs({ args: [...args], allowPositionals: true }));
  const [name, given = '', ...rest] = read.positionals;
  if (rest.length > 0) return null;
  const day = parseBusinessDate(given);
  if (name === 'check' && given === '') return check;
  if (name === 'differences' && given === '') return differences;
  if (name === 'statement' && /^[1-9]\d{0,8}$/.test(given)) return db => statement(db, given);
  if (name === 'trial-balance' && day !== null)
    return async db => trialBalanceText(await trialBalance(db, day), day);
  return null;
}

await runCommand(async args => {
  const order = orderOf(args);
  if (order === null) throw new CommandRefusal(usage);
  const { db, close } = await openForCommand(readConfig(process.env));
  return order(db).finally(close);
});
