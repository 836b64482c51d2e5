import { type BusinessDate, formatDate, monthNames } from '@lending-desk/domain/calendar';
import { formatRupees, paise, type Paise } from '@lending-desk/domain/money';
import type { MonthRow, TransactionKind } from '@lending-desk/domain/statements';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Text } from '../../primitives/Text';
import { cut, mark } from './PerfiosTab.css';

const tones: Partial<Record<TransactionKind, StatusTone>> = {
  salary: 'approve',
  emi: 'info',
  bounce: 'reject',
  charge: 'flag',
};

/** A day, or what the bank wrote where that is no day. */
export function day(row: { date: BusinessDate | null; dateText: string }) {
  return row.date ? formatDate(row.date) : row.dateText;
}

/** 'May 2026', or what the provider wrote where that is no month. */
export function monthLabel({ month, name }: Pick<MonthRow, 'month' | 'name'>): string {
  return month ? `${shortMonth(month)} ${month.slice(0, 4)}` : name;
}

/** 'May' of '2026-05'. */
export function shortMonth(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? month;
}

/** 'Rs. 8,450.00'; null for what could not be read, which is drawn as a dash. */
export function exact(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: true });
}

/** 'Rs. 8,450'; paise only where there are some. */
export function plain(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: amount % 100 !== 0 });
}

/** How wide a column of exact amounts must be, so that the longest of them is not cut. */
export function figureWidth(amounts: readonly (Paise | null)[]): number {
  const most = amounts.reduce<number>((sum, amount) => Math.max(sum, Math.abs(amount ?? 0)), 0);
  const longest = formatRupees(paise(-most), { paise: true });
  return Math.max(118, Math.ceil(longest.length * 7.3) + 26);
}

/** An amount with its sign in colour and in words for credits. */
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

/** The provider's word for a row, coloured by what it is about. Whom a transfer is with stands in its narration too. */
export function Category({ category, kind }: { category: string; kind: TransactionKind }) {
  if (category === '') return '–';
  const word = counterparty.test(category) ? 'Transfer' : category;
  return (
    <span title={category}>
      <Badge tone={tones[kind] ?? 'neutral'}>{word}</Badge>
    </span>
  );
}

/** Words that may be cut by the room a column has; the whole of them in the title. */
export function Cut({ text }: { text: string | null }) {
  if (text === null || text === '') return '–';
  return (
    <span className={cut} title={text}>
      {text}
    </span>
  );
}

/** A balance, red below zero. */
export function Balance({ amount, exactly = false }: { amount: Paise | null; exactly?: boolean }) {
  if (amount === null) return '–';
  const words = formatRupees(amount, { paise: exactly });
  return amount < 0 ? <Text tone="reject">{words}</Text> : words;
}

/** Text with every place marked where the words stand; case does not matter. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.trim().toLowerCase();
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
