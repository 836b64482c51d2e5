import { cashBookMessages, cashSources } from '@lending-desk/domain/cashBook';
import { type BusinessDate, formatDateTime, instant } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { paise, paiseToRupees, zeroPaise } from '@lending-desk/domain/money';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import { type CsvRow, Refused, type SignedInContext, type Verb } from '../http/verb';
import { type After, type Entry, readEntries, readTotals } from './entries';

/** How many entries the page lists; the export has all. */
const most = 500;
const chunkRows = 500;
const nothing = { entries: 0, received: zeroPaise, paidOut: zeroPaise };

/** @throws Refused 422 for a day that has not begun */
function demandBegun(on: BusinessDate, { now }: Pick<SignedInContext, 'now'>): void {
  if (on > todayOf(now)) throw new Refused(422, cashBookMessages.dayToCome);
}

/** What was booked on a day on our accounts of money, by entry and in sum [M12, M36]. */
export const readCashBook: Verb<typeof contract.cashBook.read> = async (context, { on }) => {
  demandBegun(on, context);
  const [totals, entries] = await Promise.all([
    readTotals(context.db, on),
    readEntries(context.db, on, { after: null, limit: most }),
  ]);
  return {
    data: {
      day: on,
      totals: cashSources.map(source => {
        const { entries: count, received, paidOut } = totals.get(source) ?? nothing;
        return {
          source,
          entries: count,
          received: paiseToRupees(received),
          paidOut: paiseToRupees(paidOut),
          net: paiseToRupees(paise(received - paidOut)),
        };
      }),
      entries: entries.map(entry => ({
        ...entry,
        received: paiseToRupees(entry.received),
        paidOut: paiseToRupees(entry.paidOut),
        at: entry.at?.toISOString() ?? null,
      })),
    },
  };
};

const headers = [
  'booked_on',
  'value_date',
  'loan_id',
  'name',
  'kind',
  'source',
  'received',
  'paid_out',
  'payment_id',
  'reference',
  'booked_by',
  'booked_at',
];

/** All entries of a day as CSV, in the order of the page, and an audit row of the export. */
export const exportCashBook: Verb<typeof contract.cashBook.export> = async (context, { on }) => {
  demandBegun(on, context);
  await recordAudit(context.db, context, { action: 'cashBook.export', after: { on } });
  return entryRows(context, on);
};

async function* entryRows({ db }: SignedInContext, day: BusinessDate): AsyncGenerator<CsvRow> {
  yield headers;
  for (let after: After | null = null; ; ) {
    const page: Entry[] = await readEntries(db, day, { after, limit: chunkRows });
    for (const entry of page) {
      const { valueDate, loanId, fullName, kind, source, paymentId, reference, by, at } = entry;
      const amounts = [paiseToRupees(entry.received), paiseToRupees(entry.paidOut)];
      const when = at === null ? null : formatDateTime(instant(at.toISOString()));
      yield [day, valueDate, loanId, fullName, kind, source, ...amounts, paymentId, reference, by, when];
    }
    after = page.at(-1) ?? null;
    if (after === null || page.length < chunkRows) return;
  }
}
