import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { like } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { checkLedger, type Deviation } from '../ledger/checkLedger';
import { ledgerReceipt, loanAccount } from '../ledger/table';
import { aServer, type Caller, type TestServer } from '../testing/harness';
import { engineOfCases } from '../testing/openTestDatabase';
import { boardIn, nachSample, nachText, runCommits, storeNachLoans, uploadNach } from '../testing/nach';

interface Expected {
  readonly totals?: Readonly<Record<string, number>>;
  readonly postedAmount?: number;
  readonly bounceCharges?: number;
  readonly rows?: readonly Record<string, unknown>[];
}
const published: { readonly files: Readonly<Record<string, Expected>> } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../domain/testing/samples/nach/expected.json'), 'utf8'),
);

let server: TestServer;
afterEach(() => server.close());

async function fresh(): Promise<Caller> {
  server = await aServer(engineOfCases);
  await storeNachLoans(server);
  return server.signIn('ROLE_COLLECTIONS_ADMIN');
}

async function play(text: string, admin: Caller) {
  const dry = boardIn(await uploadNach(server, text, admin));
  const { fileId } = dry;
  const begun = await server.call(contract.nach.commit, { fileId }, admin, { 'idempotency-key': fileId });
  await runCommits(server);
  const after = boardIn(await server.call(contract.nach.read, { fileId }, admin));
  return { dry, begun, after };
}

/** What is published of a row, without what is a note to the reader. */
function statedOf({
  line,
  umrn,
  amount = '',
  outcome,
  code,
  bounceCharge,
  needsMapping,
}: Record<string, unknown>) {
  const stated = { line, umrn, amount, outcome, code, bounceCharge, needsMapping };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}

it.each([
  [['valid-20.csv']],
  [['mixed-bad-rows.csv']],
  [['bom-crlf-other-order.csv']],
  [['valid-20.csv', 'again-after-valid-20.csv']],
  [['identical-copy-1.csv']],
  [['identical-copy-1.csv', 'identical-copy-2.csv']],
  [['header-only.csv']],
])(
  '%j: the dry run and the commit give what is published [CO-007.d, CO-007.e, M39.b, M40.d]',
  async names => {
    const admin = await fresh();
    let last: Awaited<ReturnType<typeof play>> | undefined;
    for (const name of names) last = await play(nachSample(name), admin);
    const { totals = {}, postedAmount, bounceCharges, rows } = published.files[names.at(-1) ?? ''] ?? {};
    const sums =
      postedAmount === undefined ? {} : { postedAmount: postedAmount / 100, bounceCharges: bounceCharges };
    const nothing = names.at(-1) === 'header-only.csv' || names.at(-1) === 'identical-copy-2.csv';
    expect(last?.dry).toMatchObject({ ...totals, ...sums, committed: false });
    expect(last?.begun.status).toBe(nothing ? 409 : 200);
    expect(last?.after).toMatchObject({ ...totals, ...sums, committed: !nothing });
    // Of some files only the totals are published.
    const stated = rows?.map(statedOf) ?? last?.dry.rows.map(() => ({}));
    expect(last?.dry.rows).toMatchObject(stated ?? []);
    expect(last?.after.rows).toMatchObject(stated ?? []);
    expect(last?.after.rows.map(({ outcome }) => outcome)).toEqual(
      last?.dry.rows.map(({ outcome }) => outcome),
    );
    const deviations: Deviation[] = [];
    await checkLedger(server.db, deviation => deviations.push(deviation));
    expect(deviations).toEqual([]);
  },
);

it('20,000 rows for seventeen loans: each is booked once, and every account agrees with its entries [CO-006.g, XR-139.b]', async () => {
  const admin = await fresh();
  const loans = await server.db.select({ loanId: loanAccount.loanId }).from(loanAccount);
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    loan_id: loans[at % loans.length]?.loanId ?? 0,
    amount: at % 25 === 0 ? 'abc' : '2028.00',
    installment_due_date: `2026-1${at % 3}-08`,
    settlement_date: '2026-11-15',
    ...(at % 8 === 1 && { status: 'RETURN', reason_code: '04' }),
    bank_reference: `ROW-${at}`,
  }));
  const { dry, after } = await play(nachText(rows), admin);
  const failed = rows.filter(({ amount }) => amount === 'abc').length;
  const returned = rows.filter(row => row.amount !== 'abc' && 'status' in row).length;
  const counts = { total: 20_000, failed, returned, posted: 20_000 - failed - returned, skippedDuplicate: 0 };
  expect(dry).toMatchObject(counts);
  expect(after).toMatchObject({ ...counts, committed: true });
  const receipts = await server.db.select().from(ledgerReceipt).where(like(ledgerReceipt.reference, 'ROW-%'));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(counts.posted);
  expect(receipts).toHaveLength(counts.posted);
  const deviations: Deviation[] = [];
  await checkLedger(server.db, deviation => deviations.push(deviation));
  expect(deviations).toEqual([]);
}, 180_000);

it.each([
  ['no-header.csv', 'The file has no header row'],
  ['missing-column.csv', 'The column status is missing'],
])('%s is refused whole [XR-141.b]', async (name, why) => {
  const admin = await fresh();
  const { status, body } = await uploadNach(server, nachSample(name), admin);
  expect([status, body]).toEqual([400, { success: false, errorMessages: [why] }]);
});
