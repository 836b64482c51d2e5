import { addDays, type BusinessDate, daysBetween, formatDate } from '@lending-desk/domain/calendar';
import type { ClosingQuote } from '@lending-desk/domain/collections';
import { formatRupees, paise, type Paise } from '@lending-desk/domain/money';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Read } from '../../primitives/States';
import { withPaise } from '../amounts';
import { AskedFor } from '../AskedFor';
import { fills, marks, part, parts, slider, stale, swatch } from './ClosingQuotePanel.css';

/** A day that is worth going to: 'Month end'. */
export type QuoteMark = { readonly label: string; readonly day: BusinessDate };

export type ClosingQuotePanelProps = {
  /** The first day that is quoted. */
  from: BusinessDate;
  /** The last day that is quoted. */
  to: BusinessDate;
  today: BusinessDate;
  /** The chosen day. */
  day: BusinessDate;
  /** Called with the day that somebody chooses. */
  onDay: (day: BusinessDate) => void;
  /** Days to point out on the axis: an EMI, a penal charge. */
  marks: readonly QuoteMark[];
  /** Of the chosen day; while the next is read it may be that of another one. */
  quote: Read<ClosingQuote | null>;
  /** Of today, to compare; null until it is there. */
  quoteToday: ClosingQuote | null;
  /** Beside the title. @default none */
  actions?: ReactNode;
};

const rows = [
  { label: 'Principal Outstanding', fill: 'c1', of: (it: ClosingQuote) => it.outstandingPrincipal },
  { label: 'Overdue Interest', fill: 'c3', of: (it: ClosingQuote) => it.interest },
  { label: 'Penal Interest Overdue', fill: 'c4', of: (it: ClosingQuote) => it.penalInterest },
  { label: 'Bounce Charges Overdue', fill: 'c2', of: (it: ClosingQuote) => it.bounceCharges },
  { label: 'Next Month Interest Amount', fill: 'c6', of: (it: ClosingQuote) => it.emiAmount },
] as const;
type QuoteRow = (typeof rows)[number];
const labelOf = ({ label }: QuoteRow) => label;

const against = (amount: Paise, other: Paise) => {
  const difference = paise(amount - other);
  return `${difference > 0 ? '+' : ''}${formatRupees(difference, { paise: true })} against today`;
};

/** What closes the loan on any day that is quoted, and what it is made of then (beyond.md: the foreclosure time
 *  machine). */
export function ClosingQuotePanel(props: ClosingQuotePanelProps) {
  const { from, to, today, day, onDay, quote, quoteToday } = props;
  const id = useId();
  return (
    <Panel
      title="Closing on another day"
      meta={`${formatDate(from)} to ${formatDate(to)}`}
      actions={props.actions}
    >
      <AskedFor asked={quote}>
        {shown => (
          <div className={shown.dueDate === day ? undefined : stale}>
            <div role="group" aria-labelledby={id}>
              <Text as="p" size="caption" tone="secondary" id={id}>
                Closure amount on {formatDate(day)}
              </Text>
              <Stack direction="row" gap="3" align="baseline" wrap>
                <Text as="p" size="figure">
                  {withPaise(shown.payable)}
                </Text>
                {quoteToday === null || day === today ? null : (
                  <Text as="p" tone="secondary" numeric>
                    {against(shown.payable, quoteToday.payable)}
                  </Text>
                )}
              </Stack>
            </div>
            <Bar quote={shown} />
          </div>
        )}
      </AskedFor>
      <input
        className={slider}
        type="range"
        aria-label="Closing day"
        aria-valuetext={formatDate(day)}
        min={0}
        max={daysBetween(from, to)}
        value={daysBetween(from, day)}
        onChange={event => onDay(addDays(from, Number(event.target.value)))}
      />
      <ul className={marks}>
        {props.marks.map(mark => (
          <li key={mark.label}>
            <Button size="xs" onClick={() => onDay(mark.day)}>
              {mark.label}, {formatDate(mark.day)}
            </Button>
          </li>
        ))}
      </ul>
      {quote.state === 'ready' && quote.value && quoteToday ? (
        <Table
          label="Closing on another day"
          columns={columnsOf(quoteToday, quote.value, today)}
          rows={rows}
          rowKey={labelOf}
        />
      ) : null}
    </Panel>
  );
}

function columnsOf(
  now: ClosingQuote,
  chosen: ClosingQuote,
  today: BusinessDate,
): readonly Column<QuoteRow>[] {
  return [
    {
      id: 'label',
      header: 'Part',
      cell: ({ label, fill }) => (
        <>
          <span aria-hidden className={`${swatch} ${fills[fill]}`} />
          {label}
        </>
      ),
    },
    {
      id: 'today',
      header: `Today, ${formatDate(today)}`,
      align: 'right',
      cell: row => withPaise(row.of(now)),
    },
    {
      id: 'chosen',
      header: `Chosen, ${formatDate(chosen.dueDate)}`,
      align: 'right',
      cell: row => withPaise(row.of(chosen)),
    },
  ];
}

/** The parts of the total by their size; the table says the same. */
function Bar({ quote }: { quote: ClosingQuote }) {
  return (
    <div aria-hidden className={parts}>
      {rows.map(row => (
        <span key={row.label} className={`${part} ${fills[row.fill]}`} style={{ flexGrow: row.of(quote) }} />
      ))}
    </div>
  );
}
