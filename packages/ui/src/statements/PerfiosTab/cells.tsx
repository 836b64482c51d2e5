import {
  type BusinessDate,
  formatDate,
  formatRupees,
  type Paise,
  type TransactionKind,
} from '@lending-desk/domain';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Text } from '../../primitives/Text';
import { mark, short } from './PerfiosTab.css';

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

/** 'Rs. 8,450.00'; null for what could not be read, which is drawn as a dash. */
export function exact(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: true });
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

/** The provider's word for a row, coloured by what it is about. */
export function Category({ category, kind }: { category: string; kind: TransactionKind }) {
  return category === '' ? '–' : <Badge tone={tones[kind] ?? 'neutral'}>{category}</Badge>;
}

/** Words cut to the room a narrow table has; the whole of them in the title. */
export function Short({ text }: { text: string | null }) {
  return text === null || text === '' ? (
    '–'
  ) : (
    <span className={short} title={text}>
      {text}
    </span>
  );
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
