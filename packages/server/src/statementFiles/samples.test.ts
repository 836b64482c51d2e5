import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyseStatement, type ReadRequest } from '@lending-desk/domain/statementFiles';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readBytes } from './readBytes';

const row = v.object({ date: v.string(), amount: v.number(), narration: v.string() });
const expectedFile = v.object({
  kind: v.string(),
  institution: v.optional(v.string()),
  holder: v.optional(v.string()),
  account: v.optional(v.string()),
  period: v.optional(v.object({ from: v.string(), to: v.string() })),
  password: v.optional(v.string()),
  withoutPassword: v.optional(v.string()),
  withOtherPassword: v.optional(v.string()),
  chain: v.optional(v.object({ consistent: v.boolean(), firstBreakRow: v.optional(v.number()) })),
  inFile: v.optional(v.object({ accountNumber: v.boolean(), holder: v.boolean() })),
  errorCode: v.optional(v.string()),
  errorCodeAnyOf: v.optional(v.array(v.string())),
  figures: v.optional(
    v.object({
      transactions: v.number(),
      openingBalance: v.number(),
      closingBalance: v.number(),
      totalCredit: v.number(),
      totalDebit: v.number(),
      lowestBalance: v.number(),
      rowsWithNegativeBalance: v.number(),
      negativeBalanceDays: v.array(v.unknown()),
      monthly: v.array(
        v.object({
          month: v.string(),
          totalCredit: v.number(),
          totalDebit: v.number(),
          net: v.number(),
          averageEodBalance: v.number(),
          closingBalance: v.number(),
          minEodBalance: v.number(),
          maxEodBalance: v.number(),
          bounceCount: v.number(),
        }),
      ),
      salaryCredits: v.array(v.object({ ...row.entries, signal: v.string(), employer: v.string() })),
      bounces: v.array(v.object({ ...row.entries, channel: v.string(), direction: v.string() })),
      bounceCharges: v.array(row),
      bouncesKnownOnlyByCharge: v.array(row),
      plantedHugeCredits: v.array(row),
      plantedHugeDebits: v.array(row),
      firstTransaction: row,
      lastTransaction: row,
    }),
  ),
});

const root = resolve(import.meta.dirname, '../../../..');
const own = resolve(root, 'packages/domain/testing/samples/statements');
/** A folder of further statements with its `expected.json`, if there is one. */
const further = process.env['STATEMENT_SAMPLES'] ?? resolve(root, '../shared/data/statements');

const anything: ReadRequest = { institutionId: null, range: null, everyMonth: false };
// A comma inside a narration is printed as a blank by some banks.
const bare = (text: string) => text.replaceAll(/[\s,]/g, '');
const inShort = (rows: readonly { date: string | null; amount: number | null; narration: string }[]) =>
  rows.map(({ date, amount, narration }) => ({ date, amount, narration: bare(narration) }));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The files a folder's `expected.json` describes, as far as they are in it. */
function samplesIn(folder: string) {
  const { files } = v.parse(
    v.object({ files: v.record(v.string(), expectedFile) }),
    JSON.parse(readFileSync(resolve(folder, 'expected.json'), 'utf8')),
  );
  const present = new Set(readdirSync(folder));
  return Object.entries(files).filter(([name]) => present.has(name));
}

type Expected = v.InferOutput<typeof expectedFile>;

/** Reads a sample with its password, unless the request has another. */
async function readSample(
  path: string,
  { password = '' }: Expected,
  request: Partial<ReadRequest> & { password?: string } = {},
) {
  return readBytes(new Uint8Array(readFileSync(path)), { ...anything, password, ...request });
}

const isReadable = ({ figures, kind }: Expected) => figures !== undefined && kind !== 'scanned';

/** What the product finds in a file, in the terms of `expected.json`. */
async function findings(path: string, expected: Expected) {
  const outcome = await readSample(path, expected);
  const account = outcome.outcome === 'read' ? outcome.file.accounts[0] : undefined;
  if (outcome.outcome === 'fault' || !account) return outcome;
  const analysis = analyseStatement(account);
  const { entries } = analysis;
  const huge = (found: ReturnType<typeof inShort>, planted: readonly Row[]) =>
    inShort(planted).filter(row => found.some(one => JSON.stringify(one) === JSON.stringify(row)));
  return {
    bank: outcome.file.bank,
    account: account.accountNo,
    holder: account.holder.toUpperCase(),
    period: analysis.period,
    transactions: entries.length,
    opening: analysis.opening,
    closing: entries.at(-1)?.balance,
    first: inShort(entries.slice(0, 1)),
    last: inShort(entries.slice(-1)),
    bounces: analysis.bounces.map(row => [inShort([row]), row.channel, row.direction]),
    charges: inShort(analysis.bounceCharges),
    onlyByCharge: inShort(analysis.bouncesKnownOnlyByCharge),
    hugeCredits: huge(inShort(analysis.hugeCredits), expected.figures?.plantedHugeCredits ?? []),
    hugeDebits: huge(inShort(analysis.hugeDebits), expected.figures?.plantedHugeDebits ?? []),
    negativeRows: analysis.negativeRows,
    negativeDays: analysis.negativeDays.filter(({ dayEnd }) => dayEnd).length,
    breaks: analysis.breaks.map(({ row }) => row),
    // The figures of a statement with a changed amount are those before the change.
    ...(expected.chain?.consistent && {
      credits: sum(entries.map(({ amount }) => Math.max(0, amount))),
      debits: sum(entries.map(({ amount }) => Math.max(0, 0 - amount))),
      salaries: analysis.salaries.map(row => [inShort([row]), row.signal]),
      months: analysis.months.map(
        ({ month, credits, debits, net, averageBalance, closingBalance, bounces }) => {
          const ends = analysis.days
            .filter(({ date }) => date.startsWith(month ?? ''))
            .map(({ balance }) => balance);
          return [
            month,
            credits,
            debits,
            net,
            averageBalance,
            closingBalance,
            Math.min(...ends),
            Math.max(...ends),
            bounces,
          ];
        },
      ),
    }),
  };
}

type Row = v.InferOutput<typeof row>;

/** The same, as `expected.json` has it. */
function wanted({ figures, inFile, institution, account, holder, period, chain }: Expected) {
  if (!figures) return null;
  return {
    bank: `${institution}, India`,
    account: inFile?.accountNumber ? account : '',
    holder: inFile?.holder ? holder?.toUpperCase() : '',
    period,
    transactions: figures.transactions,
    opening: figures.openingBalance,
    closing: figures.closingBalance,
    first: inShort([figures.firstTransaction]),
    last: inShort([figures.lastTransaction]),
    bounces: figures.bounces.map(one => [inShort([one]), one.channel, one.direction]),
    charges: inShort(figures.bounceCharges),
    onlyByCharge: inShort(figures.bouncesKnownOnlyByCharge),
    hugeCredits: inShort(figures.plantedHugeCredits),
    hugeDebits: inShort(figures.plantedHugeDebits),
    negativeRows: figures.rowsWithNegativeBalance,
    negativeDays: figures.negativeBalanceDays.length,
    breaks: chain?.consistent ? [] : [chain?.firstBreakRow],
    ...(chain?.consistent && {
      credits: figures.totalCredit,
      debits: figures.totalDebit,
      salaries: figures.salaryCredits.map(one => [inShort([one]), one.signal]),
      months: figures.monthly.map(one => [
        one.month,
        one.totalCredit,
        one.totalDebit,
        one.net,
        one.averageEodBalance,
        one.closingBalance,
        one.minEodBalance,
        one.maxEodBalance,
        one.bounceCount,
      ]),
    }),
  };
}

const furtherFolder = existsSync(resolve(further, 'expected.json')) ? further : null;
/** The repository's samples, and further ones where they are; a file in both is read from here. */
const all = [
  ...samplesIn(own).map(([name, expected]) => ({ name, expected, path: resolve(own, name) })),
  ...(furtherFolder === null ? [] : samplesIn(furtherFolder))
    .filter(([name]) => !existsSync(resolve(own, name)))
    .map(([name, expected]) => ({ name, expected, path: resolve(further, name) })),
];
const readable = all.filter(({ expected }) => isReadable(expected));

describe('a sample statement', () => {
  it.each(readable)('$name gives its expected figures [XR-142.d]', async ({ path, expected }) => {
    expect(await findings(path, expected)).toEqual(wanted(expected));
  });

  it.each(all.filter(({ expected }) => !isReadable(expected)))(
    '$name gives the provider’s code [XR-142.d]',
    async one => {
      const { errorCode, errorCodeAnyOf = ['CannotProcessFile'] } = one.expected;
      const outcome = await readSample(one.path, one.expected);
      expect(errorCode === undefined ? errorCodeAnyOf : [errorCode]).toContain(
        outcome.outcome === 'fault' ? outcome.code : outcome.outcome,
      );
    },
  );

  it.each(readable)(
    '$name is refused for another institution and other months [XR-142.d]',
    async ({ path, expected }) => {
      const institutionId = expected.institution === 'HDFC Bank' ? '21' : '20';
      expect(await readSample(path, expected, { institutionId })).toMatchObject({
        code: 'E_STATEMENT_WRONG_INSTITUTION',
      });
      const range = { from: '2020-01', to: '2020-03' };
      expect(await readSample(path, expected, { range })).toMatchObject({ code: 'E_DATE_RANGE' });
    },
  );

  it.each(all.filter(({ expected }) => expected.password !== undefined))(
    '$name is refused without its password and with another [XR-142.d]',
    async ({ path, expected }) => {
      const code = async (password: string) => readSample(path, expected, { password });
      expect(await code('')).toMatchObject({ code: expected.withoutPassword });
      expect(await code('another')).toMatchObject({ code: expected.withOtherPassword });
    },
  );

  it.skipIf(furtherFolder === null)(
    'is read from the folder of further samples too (STATEMENT_SAMPLES)',
    () => {
      expect(all.length).toBeGreaterThan(samplesIn(own).length);
    },
  );
});
