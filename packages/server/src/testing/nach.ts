import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contract } from '@lending-desk/domain/contract';
import { readApplication } from '@lending-desk/domain/loan';
import type { NachBoard } from '@lending-desk/domain/nach';
import { inTransaction } from '../db/transaction';
import { storeApplications } from '../import/storeApplications';
import { storeAccounts } from '../ledger/storeAccounts';
import { commitJob } from '../nach/commitJob';
import type { Caller, TestAnswer, TestServer } from './harness';
import { testConfig } from './harness';
import { aJobWorker } from './jobs';
import { aLine, loanIdOf, storeLoans } from './loans';
import { anOpening } from './writes/anOpening';

const samples = resolve(import.meta.dirname, '../../../domain/testing/samples');
const mandates: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${samples}/nach/mandates.json`, 'utf8'),
);
const taken: { readonly loans: readonly { readonly loan: { readonly loanId: number } }[] } = JSON.parse(
  gunzipSync(readFileSync(`${samples}/ledger/takenOver.json.gz`)).toString('utf8'),
);

/** The day the sample files are of. */
export const nachDay = new Date('2026-11-15T06:00:00.000Z');

export const nachSample = (name: string): string => readFileSync(`${samples}/nach/${name}`, 'utf8');

/** Stores the disbursed loans the sample files are about, with their mandates, and sets the clock to the day of these. */
export async function storeNachLoans({ db, clock }: TestServer): Promise<void> {
  clock.now = nachDay;
  const applications = taken.loans.map(({ loan }, at) => {
    const read = readApplication(
      aLine(900 + at, {
        loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
        ...loan,
        userLoanIds: [loan.loanId],
        cashfreeDetails: { subscriptionDetails: { umrn: mandates[loan.loanId] } },
      }),
    );
    if (!read.ok) throw new Error(read.why.join('; '));
    return read.application;
  });
  await storeApplications(db, applications, { now: nachDay, by: 'Test', secret: testConfig.signingSecret });
}

/** The sample loan of the rules of money, disbursed: its EMIs are due on the 1st from May 2026 on.
 *  @returns its id */
export async function aNachLoan(
  { db, clock }: TestServer,
  number: number,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const loanId = loanIdOf(number);
  await storeLoans(db, [aLine(number, changes)]);
  await inTransaction(db, tx => storeAccounts(tx, [anOpening(loanId, clock.now)]));
  return loanId;
}

/** A file with these rows, each as `column: value`; what a row leaves out is a successful debit of 9,079.00 for the EMI
 *  of 1 November. */
export function nachText(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const common = {
    umrn: '',
    loan_id: '',
    installment_due_date: '2026-11-01',
    amount: '9079.00',
    presentation_date: '2026-11-21',
    settlement_date: '2026-11-21',
    status: 'SUCCESS',
    reason_code: '',
    bank_reference: '',
  };
  const lines = rows.map(row => Object.values({ ...common, ...row }).join(','));
  return [Object.keys(common).join(','), ...lines].join('\n');
}

/** Uploads a text as a NACH file. */
export async function uploadNach(
  server: TestServer,
  text: string,
  as: Caller | null,
  {
    commit,
    dryRun,
    key,
  }: { readonly commit?: 'true' | 'false'; readonly dryRun?: 'true'; readonly key?: string } = {},
): Promise<TestAnswer> {
  const file = new File([text], 'ZBNK_NACH_15112026_RET.csv', { type: 'text/csv' });
  return server.call(
    contract.nach.process,
    { file, ...(commit && { commit }), ...(dryRun && { dryRun }) },
    as,
    key === undefined ? {} : { 'idempotency-key': key },
  );
}

/** What an answer says of its file, in wire shape. */
export function boardIn({ status, body, text }: TestAnswer): NachBoard {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  // Safe: the mount checks every answer of a test against its declaration.
  return body['data'] as NachBoard;
}

/** Runs what is due of commits. */
export async function runCommits(server: TestServer): Promise<void> {
  await aJobWorker(server, [commitJob]).tick();
}
