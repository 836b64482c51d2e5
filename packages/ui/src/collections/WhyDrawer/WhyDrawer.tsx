import { formatDate } from '@lending-desk/domain/calendar';
import {
  type ClosingQuote,
  type ExplainedAccount,
  type HistoryLine,
  type WhyTopic,
  whyTopics,
} from '@lending-desk/domain/collections';
import { formatRupees, type Paise, sum } from '@lending-desk/domain/money';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { Drawer } from '../../primitives/Drawer';
import { Segmented } from '../../primitives/Segmented';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import type { Read } from '../../primitives/States';
import { exactly, withPaise } from '../amounts';
import { AskedFor } from '../AskedFor';
import { changedParts, entryDays, entryWords } from '../historyWords';
import {
  body,
  foot,
  head,
  history as historyTable,
  pairs,
  rule,
  total,
  value as valueClass,
} from './WhyDrawer.css';

export type WhyDrawerProps = {
  /** The loan whose figures are explained. */
  loanId: number;
  /** The figure that is asked about; null closes the drawer. */
  topic: WhyTopic | null;
  /** Called with the figure that somebody wants explained; null closes the drawer. */
  onTopic: (topic: WhyTopic | null) => void;
  /** The account with its working, or that it is loading or failed. */
  account: Read<ExplainedAccount | null>;
  /** What closes the loan today. */
  quote: Read<ClosingQuote | null>;
};

const names: Readonly<Record<WhyTopic, string>> = {
  days: 'Days past due',
  overdue: 'Overdue',
  penal: 'Penal',
  closure: 'Closure',
};
const options = whyTopics.map(topic => ({ value: topic, label: names[topic] }));
const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Where a figure of the account comes from: the entries, the rule and its working. */
export function WhyDrawer({ loanId, topic, onTopic, account, quote }: WhyDrawerProps) {
  const close = () => onTopic(null);
  return (
    <Drawer label="Where the figures come from" side="right" open={topic !== null} onClose={close}>
      {topic === null ? null : (
        <>
          <div className={head}>
            <div>
              <Text as="h2" size="title">
                {titleOf(topic, account)}
              </Text>
              <Text as="p" size="caption" tone="secondary">
                Loan {loanId}
                {account.state === 'ready' && account.value ? `, on ${formatDate(account.value.asOf)}` : ''}
              </Text>
            </div>
            <IconButton icon={X} label="Close" onClick={close} />
          </div>
          <div className={body}>
            <Segmented label="Figure" hideLabel value={topic} onChange={onTopic} options={options} />
            {topic === 'closure' ? (
              <AskedFor asked={quote}>{found => <Closure quote={found} />}</AskedFor>
            ) : (
              <AskedFor asked={account}>{found => <Explained topic={topic} account={found} />}</AskedFor>
            )}
          </div>
          {account.state === 'ready' && account.value ? (
            <div className={foot}>
              <Stack direction="row" gap="2" align="center">
                <Text size="caption">Copy as text for the customer</Text>
                <CopyButton value={textFor(loanId, account.value)} label="the history as text" />
              </Stack>
            </div>
          ) : null}
        </>
      )}
    </Drawer>
  );
}

function titleOf(topic: WhyTopic, account: Read<ExplainedAccount | null>): string {
  if (topic !== 'days' || account.state !== 'ready') return `Why this ${names[topic].toLowerCase()}?`;
  const days = account.value?.oldest?.days ?? 0;
  return `Why ${daysOf(days)} past due?`;
}

function Explained({ topic, account }: { topic: 'days' | 'overdue' | 'penal'; account: ExplainedAccount }) {
  const { oldest, history, rules } = account;
  if (topic === 'days')
    return oldest === null ? (
      <Rule>Nothing that is due is open, so no day is past due.</Rule>
    ) : (
      <>
        <Rule>
          Days past due are counted from the due date of the oldest EMI with principal or interest open:{' '}
          {formatDate(oldest.dueDate)} to {formatDate(account.asOf)} are {daysOf(oldest.days)}.
        </Rule>
        <Pairs
          label="Oldest unpaid EMI"
          rows={[
            ['EMI', `${oldest.emi} of ${oldest.of}`],
            ['Due date', formatDate(oldest.dueDate)],
            ['Principal', withPaise(oldest.principal)],
            ['Interest', withPaise(oldest.interest)],
          ]}
        />
        <Rule>The class counts the due date as day one and is that of the last completed day-end.</Rule>
        <Pairs
          label="Classes"
          rows={oldest.classes.map(({ class: name, from }) => [name, `from ${formatDate(from)}`])}
        />
        <History lines={history.filter(({ date }) => date >= oldest.dueDate)} />
      </>
    );
  if (topic === 'penal')
    return (
      <>
        <Rule>
          {rules.penalPercent} % of the open principal and interest of an EMI for each started 30 days, dated
          the day after its due date and every 30 days from then on. Money the loan holds lowers it. Never on
          charges.
        </Rule>
        <History lines={penalLines(history)} />
      </>
    );
  return (
    <>
      <Rule>
        An EMI is overdue from the day after its due date; charges count at once. A returned payment is
        charged {exactly(rules.bounceCharge)}, tax included.
      </Rule>
      <History lines={history} />
    </>
  );
}

/** The history of penal interest alone, with a balance of its own. */
function penalLines(history: readonly HistoryLine[]): HistoryLine[] {
  const changes = history.flatMap(line => {
    const parts = line.parts.filter(({ part }) => part === 'penal');
    return parts.length === 0 ? [] : [{ ...line, parts, amount: sum(parts.map(({ amount }) => amount)) }];
  });
  return changes.map((line, index) => ({
    ...line,
    balance: sum(changes.slice(0, index + 1).map(({ amount }) => amount)),
  }));
}

const Rule = ({ children }: { children: ReactNode }) => <p className={rule}>{children}</p>;

type PairsProps = {
  label: string;
  rows: readonly (readonly [string, string])[];
  sum?: readonly [string, string];
};

function Pairs({ label, rows, sum: last }: PairsProps) {
  return (
    <dl className={pairs} aria-label={label}>
      {rows.map(([name, text]) => (
        <Pair key={name} name={name} text={text} className={valueClass} />
      ))}
      {last ? <Pair name={last[0]} text={last[1]} className={total} /> : null}
    </dl>
  );
}

const Pair = ({ name, text, className }: { name: string; text: string; className: string }) => (
  <>
    <Text as="dt" tone="secondary">
      {name}
    </Text>
    <dd className={className}>{text}</dd>
  </>
);

const signed = (amount: Paise) => `${amount > 0 ? '+' : ''}${formatRupees(amount, { paise: true })}`;

/** Narrow enough for the drawer: what happened, when and to what stand below each other. */
function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <table className={historyTable} aria-label="What happened">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Amount</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={[line.date, line.kind, line.receipt, line.balance].join(' ')}>
            <td>
              <Text as="p">{entryWords(line)}</Text>
              <Text as="p" size="caption" tone="secondary">
                {entryDays(line)}
              </Text>
              <Text as="p" size="caption" tone="secondary">
                {changedParts(line)}
              </Text>
            </td>
            <td>{signed(line.amount)}</td>
            <td>{withPaise(line.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Closure({ quote }: { quote: ClosingQuote }) {
  const { brokenPeriod: period } = quote;
  return (
    <>
      <Pairs
        label="Closing amount"
        rows={[
          ['Principal Outstanding', withPaise(quote.outstandingPrincipal)],
          ['Overdue Interest', withPaise(quote.interest)],
          ['Penal Interest Overdue', withPaise(quote.penalInterest)],
          ['Bounce Charges Overdue', withPaise(quote.bounceCharges)],
          ['Next Month Interest Amount', withPaise(quote.emiAmount)],
          ['Total Foreclosure Amount', withPaise(quote.total)],
          ['Held for the customer', withPaise(quote.held)],
        ]}
        sum={['Closure Amount', withPaise(quote.payable)]}
      />
      <Rule>
        {period === null
          ? 'No month is broken that day, so no interest of a coming EMI is charged.'
          : `Interest of the next EMI, ${withPaise(period.interest)}, for ${daysOf(period.passed)} of the ${period.days} from ${formatDate(period.from)} to ${formatDate(period.to)}: ${withPaise(quote.emiAmount)}.`}
      </Rule>
    </>
  );
}

/** The history in lines that can be pasted into a message. */
function textFor(loanId: number, { asOf, history }: ExplainedAccount): string {
  const lines = history.map(line => `${entryDays(line)}: ${entryWords(line)}, ${signed(line.amount)}`);
  const due = history.at(-1)?.balance ?? sum([]);
  return [`Loan ${loanId}, ${formatDate(asOf)}`, ...lines, `Due: ${withPaise(due)}`].join('\n');
}
