import {
  type Asked,
  type DueFigures,
  hasEnded,
  movesDues,
  previewOf,
  waitingDays,
} from '@lending-desk/domain/approvals';
import { can } from '@lending-desk/domain/access';
import { addDays, type BusinessDate, formatDate, instantAt } from '@lending-desk/domain/calendar';
import { type CallWire, type contract } from '@lending-desk/domain/contract';
import { paise, type Paise, paiseToRupees, rupees, sum, zeroPaise } from '@lending-desk/domain/money';
import type { GroupKind, LoanAccount } from '@lending-desk/domain/repayment';
import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import { signLink } from '../files/signedLink';
import type { SignedInContext, Verb } from '../http/verb';
import { accountOf, readAccounts } from '../ledger/readAccount';
import { ledgerEvent, ledgerGroup, ledgerReceipt, ledgerTransfer, loanAccount } from '../ledger/table';
import { loan } from '../loan/table';
import { providerEvent } from '../paymentLinks/table';
import { activeStaff, readSetUps, whyNot } from './checkers';
import { readBookedReferences } from './references';
import { approval } from './table';

type Wire = CallWire<typeof contract.approvals.list>['data'];
type WireRequest = Wire['requests'][number];
type Row = typeof approval.$inferSelect;

/** How many requests are answered at most, the oldest first. */
const most = 300;

/** The requests that wait, and those decided within the last days: all of them for admins, their own for agents, each
 *  that waits with what approving it would do now [M35, M36]. */
export const listApprovals: Verb<typeof contract.approvals.list> = async context => {
  const { db, viewer, now } = context;
  const today = todayOf(now);
  const all = can(viewer, 'decideApproval');
  const since = new Date(instantAt(addDays(today, -waitingDays), 0));
  const rows = await db
    .select({ request: approval, fullName: loan.fullName })
    .from(approval)
    .innerJoin(loan, eq(loan.loanId, approval.loanId))
    .where(
      and(
        all ? undefined : eq(approval.makerId, viewer.idString),
        ne(approval.state, 'alone'),
        or(eq(approval.state, 'waiting'), gte(approval.decidedAt, since)),
      ),
    )
    .orderBy(asc(approval.askedAt), asc(approval.id))
    .limit(most);
  const requests = rows.map(({ request }) => request);
  const makers = [...new Set(requests.map(({ makerId }) => makerId))];
  const waiting = requests.filter(({ state }) => state === 'waiting');
  const loanIds = [...new Set(waiting.map(({ loanId }) => loanId))];
  const [accounts, happened, people, setUps, refundsDue, providerRefunds, whyNotBooked] = await Promise.all([
    accountsOf(db, loanIds),
    eventsOf(db, loanIds),
    activeStaff(db),
    readSetUps(db, makers, today),
    all ? readRefundsDue(db) : [],
    all ? readProviderRefunds(db, today) : [],
    readBookedReferences(
      db,
      waiting.map(({ asked }) => asked),
    ),
  ]);
  const wired = rows.map(({ request, fullName }): WireRequest => {
    const account = accounts.get(request.loanId) ?? null;
    const events = happened.get(request.loanId) ?? [];
    const isWaiting = request.state === 'waiting' && !hasEnded(request.askedOn, today);
    const checkers = people.filter(
      person =>
        person.idString !== viewer.idString && whyNot(person, request.makerId, setUps, today) === null,
    );
    return {
      ...wireOf(request, account, today),
      fullName,
      attachment: attachmentOf(context, request),
      ...(isWaiting && account !== null && nowOf(account, request.asked, today, whyNotBooked)),
      state: request.state === 'waiting' && !isWaiting ? 'ended' : request.state,
      since: events
        .slice(request.eventsThen)
        .filter(movesDues)
        .map(({ kind, at, by }) => ({ kind, at, by })),
      seen: events.length,
      checkers: isWaiting ? checkers.map(person => person.fullName) : [],
      whyNot: whyNot(viewer, request.makerId, setUps, today),
    };
  });
  return { data: { requests: wired, refundsDue, providerRefunds } };
};

async function accountsOf(db: Database, loanIds: readonly number[]): Promise<Map<number, LoanAccount>> {
  if (loanIds.length === 0) return new Map();
  const stored = await readAccounts(db, inArray(loanAccount.loanId, [...loanIds]));
  return new Map(stored.map(one => [one.row.loanId, accountOf(one)]));
}

interface Happened {
  readonly kind: string;
  readonly at: string;
  readonly by: string;
  readonly groups: readonly GroupKind[];
}

/** The events of accounts, oldest first, each with the kinds of its entries. */
async function eventsOf(db: Database, loanIds: readonly number[]): Promise<Map<number, Happened[]>> {
  const events = new Map<number, Happened[]>();
  if (loanIds.length === 0) return events;
  const rows = await db
    .select({
      loanId: ledgerEvent.loanId,
      kind: ledgerEvent.kind,
      at: ledgerEvent.at,
      by: ledgerEvent.byName,
      groups: sql<
        GroupKind[]
      >`coalesce(jsonb_agg(${ledgerGroup.kind}) filter (where ${ledgerGroup.kind} is not null), '[]'::jsonb)`,
    })
    .from(ledgerEvent)
    .leftJoin(
      ledgerGroup,
      and(eq(ledgerGroup.loanId, ledgerEvent.loanId), eq(ledgerGroup.event, ledgerEvent.number)),
    )
    .where(inArray(ledgerEvent.loanId, [...loanIds]))
    .groupBy(ledgerEvent.loanId, ledgerEvent.number, ledgerEvent.kind, ledgerEvent.at, ledgerEvent.byName)
    .orderBy(ledgerEvent.loanId, ledgerEvent.number);
  for (const { loanId, at, ...event } of rows) {
    const own = events.get(loanId) ?? [];
    own.push({ ...event, at: at.toISOString() });
    events.set(loanId, own);
  }
  return events;
}

function nowOf(
  account: LoanAccount,
  asked: Asked,
  today: BusinessDate,
  whyNotBooked: (asked: Asked) => string | null,
): Partial<WireRequest> {
  const { now, after, fault, lines } = previewOf(account, asked, today);
  return {
    now: figuresOf(now),
    after: after && figuresOf(after),
    fault: fault ?? whyNotBooked(asked),
    lines: lines.map(line => ({ ...line, amount: paiseToRupees(line.amount) })),
  };
}

function figuresOf({ principal, interest, penal, bounce, total, daysPastDue, class: ofBook }: DueFigures) {
  return {
    principal: paiseToRupees(principal),
    interest: paiseToRupees(interest),
    penal: paiseToRupees(penal),
    bounce: paiseToRupees(bounce),
    total: paiseToRupees(total),
    daysPastDue,
    class: ofBook,
  };
}

function wireOf(
  row: Row,
  account: LoanAccount | null,
  today: BusinessDate,
): Omit<WireRequest, 'fullName' | 'attachment' | 'since' | 'seen' | 'checkers'> {
  const { id, loanId, kind, amount, asked, figures, reason, makerId, makerName, askedAt } = row;
  const parts = asked.kind === 'waiver' ? asked.parts : {};
  const rupeesOf = (part: Paise = zeroPaise) => paiseToRupees(part);
  return {
    id,
    loanId,
    kind,
    state: row.state,
    amount: paiseToRupees(amount),
    about: aboutOf(asked, account, today),
    parts: {
      principal: rupeesOf(parts.principal),
      interest: rupeesOf(parts.interest),
      penal: rupeesOf(parts.penal),
      bounce: rupeesOf(parts.bounce),
    },
    reason,
    makerId,
    maker: makerName,
    askedAt: askedAt.toISOString(),
    endsOn: addDays(row.askedOn, waitingDays),
    decidedBy: row.checkerName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    refusedBecause: row.refusedBecause,
    whenAsked: figuresOf(figures),
    lines: [],
  };
}

/** A link to the file that was attached, for who reads the list. */
function attachmentOf(
  { viewer, sessionId, config, now }: SignedInContext,
  { loanId, asked }: Row,
): string | null {
  const key = 'attachment' in asked ? asked.attachment : undefined;
  if (key === undefined) return null;
  const holder = {
    loanId,
    desk: 'collections',
    staffId: viewer.idString,
    sessionId,
    roles: viewer.roles,
  } as const;
  return signLink({ key, ...holder }, config.signingSecret, now);
}

/** What was asked, in words. */
function aboutOf(asked: Asked, account: LoanAccount | null, today: BusinessDate): string {
  switch (asked.kind) {
    case 'waiver': {
      const parts = Object.entries(asked.parts).flatMap(([part, amount]) => (amount > 0 ? [part] : []));
      return `${parts.join(', ')}, dated ${formatDate(asked.date)}`;
    }
    case 'closure':
      return asked.closingDate === null || asked.closingDate === today
        ? 'Whole loan'
        : `Whole loan, as of ${formatDate(asked.closingDate)}`;
    case 'receipt':
      return `${asked.source === 'CASH' ? 'Cash' : 'Bank'} ${asked.reference}, ${formatDate(asked.date)}`;
    case 'reversal': {
      const receipt = account?.receipts.find(({ id }) => id === asked.of);
      return [receipt ? `${asked.of}, ${formatDate(receipt.valueDate)}` : asked.of, asked.reference ?? []]
        .flat()
        .join(', ');
    }
    case 'refund':
      return 'Money due back to the customer';
  }
}

/** What loans owe back to their customers [M33, M34]. */
async function readRefundsDue(db: Database): Promise<Wire['refundsDue']> {
  const rows = rowsOf(
    await db.execute(sql`
      select ${ledgerTransfer.loanId} as loan_id, ${loan.fullName} as full_name,
        sum(case when ${ledgerTransfer.credit} = 'refunds due' then ${ledgerTransfer.amount}
          else -${ledgerTransfer.amount} end)::bigint as due
      from ${ledgerTransfer} join ${loan} on ${loan.loanId} = ${ledgerTransfer.loanId}
      where ${ledgerTransfer.credit} = 'refunds due' or ${ledgerTransfer.debit} = 'refunds due'
      group by 1, 2 having sum(case when ${ledgerTransfer.credit} = 'refunds due' then ${ledgerTransfer.amount}
          else -${ledgerTransfer.amount} end) > 0
      order by 1 limit ${most}`),
  );
  return rows.map(row => ({
    loanId: Number(row['loan_id']),
    fullName: String(row['full_name']),
    amount: paiseToRupees(paise(Number(row['due']))),
  }));
}

/** Payments that count although the provider paid them back, oldest first [M43]. Of several messages about one refund
 *  the first counts, and several refunds of a payment are one line; one about a payment that came later than its refund is found once that is booked. */
async function readProviderRefunds(db: Database, today: BusinessDate): Promise<Wire['providerRefunds']> {
  const rows = await db
    .selectDistinctOn([providerEvent.refundId], {
      refund: providerEvent,
      loanId: ledgerReceipt.loanId,
      received: ledgerReceipt.amount,
      fullName: loan.fullName,
    })
    .from(providerEvent)
    .innerJoin(
      ledgerReceipt,
      and(eq(ledgerReceipt.id, providerEvent.paymentId), eq(ledgerReceipt.source, 'RAZORPAY')),
    )
    .innerJoin(loan, eq(loan.loanId, ledgerReceipt.loanId))
    .where(and(isNotNull(providerEvent.refundId), isNull(ledgerReceipt.reversedOn)))
    .orderBy(asc(providerEvent.refundId), asc(providerEvent.at))
    .limit(most);
  if (rows.length === 0) return [];
  const asked = await db
    .select({ asked: approval.asked, askedOn: approval.askedOn })
    .from(approval)
    .where(and(eq(approval.kind, 'reversal'), eq(approval.state, 'waiting')));
  const waits = new Set(
    asked.flatMap(row =>
      row.asked.kind === 'reversal' && !hasEnded(row.askedOn, today) ? [row.asked.of] : [],
    ),
  );
  const lines = new Map<string, Wire['providerRefunds'][number]>();
  for (const { refund, loanId, fullName, received } of rows.toSorted(
    (one, other) => one.refund.at.getTime() - other.refund.at.getTime(),
  )) {
    const paymentId = refund.paymentId ?? '';
    const before = lines.get(paymentId);
    const amount = sum([rupees(before?.amount ?? 0), refund.amount ?? zeroPaise]);
    lines.set(paymentId, {
      loanId,
      fullName,
      paymentId,
      amount: paiseToRupees(amount),
      received: paiseToRupees(received),
      at: before?.at ?? refund.at.toISOString(),
      waits: waits.has(paymentId),
    });
  }
  return [...lines.values()];
}
