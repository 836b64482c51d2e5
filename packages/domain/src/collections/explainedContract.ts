import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef, wireDate, wireRupees } from '../contract/wire';
import { messages } from '../errors/messages';
import { classLabels } from './listRow';
import { promiseWire } from './promiseWire';
import { foreClosureWire } from './schema';

const access = { kind: 'anyOf', groups: ['collections'] } as const;
const failure = { shows: 'first', fallback: messages.page.contactAdmin } as const;
const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Why what is due changed, as `history` names it. */
export const historyKinds = [
  'due',
  'penal',
  'bounce',
  'correction',
  'receipt',
  'allocation',
  'waiver',
  'reversal',
  'closure',
  'refund',
  'take-over',
] as const;

const explainedWire = v.object({
  asOf: wireDate,
  /** Null when nothing is due. */
  oldest: v.nullable(
    v.object({
      emi: position,
      of: position,
      dueDate: wireDate,
      principal: wireRupees,
      interest: wireRupees,
      days: v.number(),
      /** From when each class counts while it stays unpaid. */
      classes: v.array(v.object({ class: v.picklist(classLabels), from: wireDate })),
    }),
  ),
  /** Oldest first; `balance` is what is due and open after the entry. */
  history: v.array(
    v.object({
      date: wireDate,
      bookedOn: wireDate,
      kind: v.picklist(historyKinds),
      receipt: v.nullable(v.string()),
      source: v.nullable(v.string()),
      parts: v.array(
        v.object({
          emi: position,
          part: v.picklist(['interest', 'principal', 'fee', 'bounce', 'penal']),
          amount: wireRupees,
        }),
      ),
      amount: wireRupees,
      balance: wireRupees,
    }),
  ),
  rules: v.object({ penalPercent: v.number(), bounceCharge: wireRupees }),
  emis: v.array(
    v.object({
      emi: position,
      dueDate: wireDate,
      amount: wireRupees,
      state: v.picklist(['paid', 'part-paid', 'unpaid', 'to come']),
      daysLate: v.number(),
      bounces: v.number(),
      /** Calls about dues from this due date until the next. */
      calls: v.number(),
      /** Promises to pay whose date lies between this due date and the next, oldest first. */
      promises: v.array(promiseWire),
    }),
  ),
  /** For which days closing is quoted. */
  quoted: v.object({ from: wireDate, to: wireDate }),
});
export type ExplainedAccount = v.InferOutput<typeof explainedWire>;
export type HistoryLine = ExplainedAccount['history'][number];
export type TimelineEmi = ExplainedAccount['emis'][number];

const quoteWire = v.object({
  ...foreClosureWire.item.entries,
  held: wireRupees,
  payable: wireRupees,
  brokenPeriod: v.nullable(
    v.object({ from: wireDate, to: wireDate, interest: wireRupees, passed: v.number(), days: v.number() }),
  ),
});
export type ClosingQuote = v.InferOutput<typeof quoteWire>;

/** GET where the figures of a loan's account come from; `data` is null without an account. Our own call (beyond.md, what
 *  none of them has, 3). */
export const explainAccount = declareCall({
  name: 'collections.explain',
  method: 'GET',
  path: '/api/v1/collections/:loanId/account',
  access,
  params: v.object({ loanId: loanRef }),
  answer: { kind: 'json', schema: v.object({ data: v.nullable(explainedWire) }) },
  failure,
});

/** GET what closes a loan on a day: what falls due and is charged until then is counted, no further receipt [M32]. 422
 *  for a day before the last payment or more than 90 ahead, and 409 without an account. */
export const quoteClosing = declareCall({
  name: 'collections.quote',
  method: 'GET',
  path: '/api/v1/collections/:loanId/foreclosure-quote',
  access,
  params: v.object({ loanId: loanRef }),
  query: v.object({ on: wireDate }),
  answer: { kind: 'json', schema: v.object({ data: quoteWire }) },
  failure,
});

/** The calls that explain an account; apart from the loan's own, so that they load when somebody asks. */
export const explainedContract = { explain: explainAccount, quote: quoteClosing } as const;
