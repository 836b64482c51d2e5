import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { Paise } from '@lending-desk/domain/money';
import type { GroupKind, LedgerAccount, ReceiptSource } from '@lending-desk/domain/repayment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
const day = (name: string) => date(name, { mode: 'string' }).$type<BusinessDate>();

/** The account of a disbursed loan: its terms, how far it is posted, and what lists show, which every posting writes
 *  with its entries. Amounts in paise. */
export const loanAccount = pgTable(
  'loan_account',
  {
    loanId: integer('loan_id')
      .primaryKey()
      .references(() => loan.loanId),
    principal: paise('principal_minor').notNull(),
    /** In % a year, a decimal as agreed: '24.5'. */
    yearlyRate: text('yearly_rate').notNull(),
    months: integer('months').notNull(),
    emiTo: text('emi_to').$type<'rupee' | 'paisa'>().notNull(),
    half: text('half').$type<'up' | 'even'>().notNull(),
    emiDay: integer('emi_day').notNull(),
    disbursedOn: day('disbursed_on').notNull(),
    /** In % of the principal, before tax. */
    feeRate: text('fee_rate').notNull(),
    /** The day a loan of another system was taken over; null for one disbursed here. */
    takenOverOn: day('taken_over_on'),
    /** The last day whose due and penal dates are posted. */
    postedThrough: day('posted_through').notNull(),
    /** Bounce charges that wait for the first due date. */
    waitingBounces: paise('waiting_bounces_minor').array().notNull(),
    /** NACH rows and presentations that count once. */
    seen: text('seen').array().notNull(),
    closedOn: day('closed_on'),
    /** The due date of the first EMI that is not paid; days past due and class follow from it and today. */
    oldestUnpaid: day('oldest_unpaid_on'),
    /** Overdue as of `postedThrough`. */
    overduePrincipal: paise('overdue_principal_minor').notNull(),
    overdueInterest: paise('overdue_interest_minor').notNull(),
    overduePenal: paise('overdue_penal_minor').notNull(),
    overdueBounce: paise('overdue_bounce_minor').notNull(),
    overdueTotal: paise('overdue_total_minor').notNull(),
    /** As of `postedThrough`. */
    outstandingPrincipal: paise('outstanding_principal_minor').notNull(),
    lastPayment: day('last_payment_on'),
    emisPaid: integer('emis_paid').notNull(),
    emisAll: integer('emis_all').notNull(),
    /** When the loan was last NPA; the end is null while it lasts. */
    npaFrom: day('npa_from'),
    npaTo: day('npa_to'),
    /** The next day on which something is posted by date alone. */
    nextPosting: day('next_posting_on'),
    /** Until when the last promise to pay can be kept; null without one. */
    promisedOn: day('promised_on'),
    /** The last comment of collections or call about dues, and whose it was; that of an imported one is not known. */
    contactedOn: day('contacted_on'),
    contactedBy: uuid('contacted_by'),
  },
  table => [
    index('loan_account_by_oldest_unpaid').on(table.oldestUnpaid, table.loanId),
    index('loan_account_by_overdue').on(table.overdueTotal, table.loanId),
    index('loan_account_by_disbursal').on(table.disbursedOn, table.loanId),
    index('loan_account_by_next_posting')
      .on(table.nextPosting, table.loanId)
      .where(sql`next_posting_on IS NOT NULL`),
    index('loan_account_by_promise').on(table.promisedOn, table.loanId).where(sql`promised_on IS NOT NULL`),
    index('loan_account_by_contact').on(table.contactedBy, table.oldestUnpaid, table.loanId),
  ],
);

const accountId = () =>
  integer('loan_id')
    .notNull()
    .references(() => loanAccount.loanId);

/** The schedule, agreed at disbursal; `emi` counts from 0. */
export const loanInstalment = pgTable(
  'loan_instalment',
  {
    loanId: accountId(),
    emi: integer('emi').notNull(),
    dueDate: day('due_on').notNull(),
    principal: paise('principal_minor').notNull(),
    interest: paise('interest_minor').notNull(),
  },
  table => [primaryKey({ columns: [table.loanId, table.emi] })],
);

/** What somebody, a provider or a command did to an account, in the order in which it was booked. */
export const ledgerEvent = pgTable(
  'ledger_event',
  {
    loanId: accountId(),
    number: integer('number').notNull(),
    /** Of a provider's payment or of a request about money: what has one that is known is booked no second time, on
     *  this loan or another, ever. */
    reference: text('reference').notNull().unique(),
    kind: text('kind').notNull(),
    bookedOn: day('booked_on').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    byId: uuid('by_id'),
    byName: text('by_name').notNull(),
  },
  table => [primaryKey({ columns: [table.loanId, table.number] })],
);

/** Entries that are posted together: the ledger. Rows are never changed or removed; a trigger refuses it. */
export const ledgerGroup = pgTable(
  'ledger_group',
  {
    loanId: accountId(),
    number: integer('number').notNull(),
    kind: text('kind').$type<GroupKind>().notNull(),
    bookedOn: day('booked_on').notNull(),
    /** The receipt or waiver it is about. */
    about: text('about'),
    /** The event that caused it; null for what is posted by date alone. */
    event: integer('event'),
  },
  table => [
    primaryKey({ columns: [table.loanId, table.number] }),
    // The cash book of a day.
    index('ledger_group_booked').on(table.bookedOn, table.loanId, table.number),
  ],
);

/** One amount, one account debited, one credited, so that no group can be out of balance. Rows are never changed or
 *  removed; a trigger refuses it. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    loanId: integer('loan_id').notNull(),
    groupNumber: integer('group_number').notNull(),
    number: integer('number').notNull(),
    amount: paise('amount_minor').notNull(),
    debit: text('debit').$type<LedgerAccount>().notNull(),
    credit: text('credit').$type<LedgerAccount>().notNull(),
    /** Position in the schedule; null where it concerns no EMI. */
    emi: integer('emi'),
    /** The receipt or waiver whose money it is. */
    receipt: text('receipt'),
    valueDate: day('value_on').notNull(),
    /** Frees money from a charge that was taken back, or uses it for that charge again. */
    freed: boolean('freed').notNull(),
  },
  table => [
    primaryKey({ columns: [table.loanId, table.groupNumber, table.number] }),
    foreignKey({
      columns: [table.loanId, table.groupNumber],
      foreignColumns: [ledgerGroup.loanId, ledgerGroup.number],
    }),
    index('ledger_transfer_refunds')
      .on(table.loanId)
      .where(sql`debit = 'refunds due' or credit = 'refunds due'`),
    check('ledger_transfer_amount', sql`amount_minor > 0`),
    check('ledger_transfer_accounts', sql`debit <> credit`),
  ],
);

/** Money received, and waivers. What came in never changes, only what became of it: mapped, reversed. */
export const ledgerReceipt = pgTable(
  'ledger_receipt',
  {
    loanId: accountId(),
    /** In the order of booking. */
    number: integer('number').notNull(),
    id: text('receipt_id').notNull(),
    source: text('source').$type<ReceiptSource>().notNull(),
    amount: paise('amount_minor').notNull(),
    valueDate: day('value_on').notNull(),
    bookedOn: day('booked_on').notNull(),
    reference: text('reference'),
    emiDate: day('emi_on'),
    by: text('by_name'),
    toBeMapped: boolean('to_be_mapped').notNull(),
    mapped: boolean('mapped').notNull(),
    reversedOn: day('reversed_on'),
    reversalReference: text('reversal_reference'),
  },
  table => [
    primaryKey({ columns: [table.loanId, table.id] }),
    check('ledger_receipt_amount', sql`amount_minor > 0`),
  ],
);

/** What became of the money that came with a loan of another system: one row for each loan that was looked at. */
export const takeOver = pgTable('take_over', {
  loanId: integer('loan_id')
    .primaryKey()
    .references(() => loan.loanId),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Why the loan has no account; null when it has one. */
  fault: text('fault'),
  /** Where what was given contradicts the entries, in words. */
  differences: jsonb('differences').$type<readonly string[]>().notNull(),
});

/** A figure of an account that its entries do not make; an amount that differs is in paise. */
export interface StoredDeviation {
  readonly loanId: number;
  readonly figure: string;
  readonly stored: string;
  readonly derived: string;
  readonly difference: number | null;
}

/** A check of every account that somebody asked for. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
    askedBy: text('asked_by').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    accounts: integer('accounts').notNull(),
    compared: integer('compared').notNull(),
    differ: integer('differ').notNull(),
    /** The first of them. */
    deviations: jsonb('deviations').$type<readonly StoredDeviation[]>().notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    uniqueIndex('ledger_check_running').on(table.state).where(sql`state = 'running'`),
    index('ledger_check_asked').on(table.askedAt),
  ],
);
