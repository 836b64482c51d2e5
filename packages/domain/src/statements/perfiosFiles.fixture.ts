/** A row as Perfios sends it. */
export type Xn = readonly [date: unknown, amount: unknown, balance: unknown, narration?: string];

/** Rows in the shape of the report. */
export const xns = (rows: readonly Xn[]) =>
  rows.map(([date, amount, balance, narration = 'UPI-KIRANA KART']) => ({
    date,
    amount,
    balance,
    narration,
    category: '',
  }));

/** A report of one account, with these rows. */
export const flat = (rows: readonly Xn[], more: Record<string, unknown> = {}) => ({
  customerInfo: { name: 'ASHA RAO', bank: 'Axis Bank, India' },
  summaryInfo: { instName: 'Axis Bank, India', accNo: '99912345678', accType: 'SAVINGS' },
  accountXns: [{ accountNo: '99912345678', xns: xns(rows) }],
  ...more,
});
