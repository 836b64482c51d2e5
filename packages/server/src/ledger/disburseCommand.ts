import { parseArgs } from 'node:util';
import { parseBusinessDate } from '@lending-desk/domain/calendar';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { inTransaction } from '../db/transaction';
import { CommandRefusal, orUsage, runCommand } from '../runCommand';
import { disburse } from './disburse';

const usage =
  'Usage: npm run disburse -- LOAN --on YYYY-MM-DD --reference UTR   (stop the embedded server first)';

function readOrder(args: readonly string[]) {
  const { positionals, values } = orUsage(usage, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { on: { type: 'string' }, reference: { type: 'string' } },
    }),
  );
  const [loan = '', ...rest] = positionals;
  const on = parseBusinessDate(values.on ?? '');
  const reference = values.reference?.trim() ?? '';
  if (!/^[1-9]\d{0,8}$/.test(loan) || rest.length > 0 || on === null || reference === '')
    throw new CommandRefusal(usage);
  return { loanId: Number(loan), on, reference };
}

/** Carries out the order. @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const order = readOrder(args);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const by = { id: null, name: 'Command line', requestId: 'command' };
    const outcome = await inTransaction(db, tx => disburse(tx, order, { now: new Date(), by }));
    if (outcome === 'disbursed') return `Loan ${order.loanId} is disbursed.`;
    throw new CommandRefusal(`${outcome.refused}.`);
  } finally {
    await close();
  }
}

await runCommand(run);
