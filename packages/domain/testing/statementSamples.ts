import * as v from 'valibot';

const amount = v.number();
const account = v.object({
  accountNo: v.string(),
  transactions: v.number(),
  totalCredit: amount,
  totalDebit: amount,
  months: v.array(
    v.object({
      Month: v.string(),
      Credits: amount,
      Debits: amount,
      Net: amount,
      'Average balance': amount,
      'Closing balance': amount,
      Bounces: v.number(),
    }),
  ),
  salaryRows: v.number(),
  salaryTotal: amount,
  bounceOrPenalRows: v.number(),
  bounceRows: v.number(),
  negativeRows: v.number(),
  negativeDays: v.number(),
  hugeCreditRowsAsTop5: v.number(),
  hugeDebitRowsAsTop5: v.number(),
  suspicious: v.boolean(),
  sameLedgerAs: v.string(),
});

const expectedFile = v.variant('outcome', [
  v.object({
    outcome: v.literal('error'),
    codes: v.array(v.string()),
    detailMessages: v.array(v.string()),
    dialog: v.string(),
  }),
  v.object({ outcome: v.literal('status'), runStatus: v.nullable(v.string()) }),
  v.object({ outcome: v.literal('list'), count: v.number() }),
  v.object({
    outcome: v.literal('report'),
    layout: v.string(),
    customerName: v.optional(v.string()),
    bank: v.optional(v.string()),
    statementStatuses: v.optional(v.array(v.string())),
    accounts: v.optional(v.array(account)),
    transactions: v.optional(v.number()),
    months: v.optional(v.number()),
    salaryRows: v.optional(v.number()),
  }),
]);

const row = v.object({ date: v.string(), amount, narration: v.string() });
const ledger = v.object({
  period: v.object({ from: v.string(), to: v.string() }),
  figures: v.object({
    openingBalance: amount,
    closingBalance: amount,
    monthly: v.array(
      v.object({
        month: v.string(),
        totalCredit: amount,
        totalDebit: amount,
        net: amount,
        closingBalance: amount,
        averageEodBalance: amount,
        bounceCount: v.number(),
      }),
    ),
    salaryCredits: v.array(
      v.object({ ...row.entries, employer: v.string(), signal: v.picklist(['explicit', 'implied']) }),
    ),
    bounces: v.array(v.object({ ...row.entries, channel: v.string(), direction: v.string() })),
    bounceCharges: v.array(row),
    negativeBalanceDays: v.array(v.unknown()),
    rowsWithNegativeBalance: v.number(),
    lowestBalance: amount,
    plantedHugeCredits: v.array(row),
    plantedHugeDebits: v.array(row),
    top5Credits: v.array(row),
    top5Debits: v.array(row),
  }),
});

/** The provider's sample bodies and their expected results; amounts in paise.
 *  @param read  returns the text of a sample file by its path: the domain itself reads no files */
export function statementSamples(read: (path: string) => string) {
  return {
    /** A file as a body: JSON as an object, XML as text. */
    sampleBody: (file: string): unknown => {
      const text = read(`perfios/${file}`);
      return file.endsWith('.json') ? JSON.parse(text) : text;
    },
    /** By file name. */
    expectedFiles: v.parse(
      v.record(v.string(), expectedFile),
      JSON.parse(read('perfios/expected.json')).files,
    ),
    /** The figures of the statement file that has the same rows as a report. */
    expectedLedger: (sameLedgerAs: string): v.InferOutput<typeof ledger> => {
      const files: Record<string, unknown> = JSON.parse(read('statements/expected.json')).files;
      return v.parse(ledger, files[sameLedgerAs.replace('statements/', '')]);
    },
  };
}
