import { type BusinessDate, formatDate, monthNames } from '@lending-desk/domain/calendar';
import { formatRupees, paise, type Paise } from '@lending-desk/domain/money';
import type { MonthRow, TransactionKind } from '@lending-desk/domain/statements';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Text } from '../../primitives/Text';
import { cut, mark, whole } from './PerfiosTab.css';

const tones: Partial<Record<TransactionKind, StatusTone>> = {
  salary: 'approve',
  emi: 'info',
  bounce: 'reject',
  charge: 'flag',
};

/** A formatted date, or the bank's text if it is not a date. */
export function day(row: { date: BusinessDate | null; dateText: string }) {
  return row.date ? formatDate(row.date) : row.dateText;
}

/** 'May 2026', or the provider's text if it is not a month. */
export function monthLabel({ month, name }: Pick<MonthRow, 'month' | 'name'>): string {
  return month ? `${shortMonth(month)} ${month.slice(0, 4)}` : name;
}

/** 'May' of '2026-05'. */
export function shortMonth(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? month;
}

/** 'Rs. 8,450.00'; null for an unreadable amount, which is shown as a dash. */
export function exact(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: true });
}

/** 'Rs. 8,450'; paise only if they are not zero. */
export function plain(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: amount % 100 !== 0 });
}

/** Width of a column of exact amounts in which the longest is not truncated. */
export function figureWidth(amounts: readonly (Paise | null)[]): number {
  const most = amounts.reduce<number>((sum, amount) => Math.max(sum, Math.abs(amount ?? 0)), 0);
  const longest = formatRupees(paise(-most), { paise: true });
  return Math.max(118, Math.ceil(longest.length * 7.3) + 26);
}

/** An amount with its sign; credits are also marked by colour and text. */
export function SignedAmount({ amount }: { amount: Paise | null }) {
  if (amount === null) return '–';
  if (amount < 0) return exact(amount);
  return (
    <Text tone="approve" weight="medium">
      +{exact(amount)}
    </Text>
  );
}

export function typeOf(amount: Paise | null): string | null {
  return amount === null ? null : amount < 0 ? 'Debit' : 'Credit';
}

const counterparty = /^transfer (?:to|from)\b/i;

/** The provider's category of a row, coloured by kind. A transfer's counterparty is also in its narration. */
export function Category({ category, kind }: { category: string; kind: TransactionKind }) {
  if (category === '') return '–';
  const word = counterparty.test(category) ? 'Transfer' : category;
  return (
    <span title={category}>
      <Badge tone={tones[kind] ?? 'neutral'}>{word}</Badge>
    </span>
  );
}

/** Text truncated by the column's width; the full text is in its title. */
export function Cut({ text }: { text: string | null }) {
  if (text === null || text === '') return '–';
  return (
    <span className={cut} title={text}>
      {text}
    </span>
  );
}

/** Text on as many lines as it needs: who sent money is read, not guessed. */
export function Whole({ text }: { text: string | null }) {
  return text === null || text === '' ? '–' : <span className={whole}>{text}</span>;
}

/** A balance, red below zero. */
export function Balance({ amount, exactly = false }: { amount: Paise | null; exactly?: boolean }) {
  if (amount === null) return '–';
  const text = formatRupees(amount, { paise: exactly });
  return amount < 0 ? <Text tone="reject">{text}</Text> : text;
}

/** Text with every occurrence of the search text highlighted, ignoring case. */
export function Marked({ text, search }: { text: string; search: string }) {
  const wanted = search.trim().toLowerCase();
  const small = text.toLowerCase();
  if (wanted === '' || small.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, from)) {
    if (at > from) parts.push(text.slice(from, at));
    parts.push(
      <mark key={at} className={mark}>
        {text.slice(at, at + wanted.length)}
      </mark>,
    );
    from = at + wanted.length;
  }
  parts.push(text.slice(from));
  return parts;
}
