import { formatRupees, type Paise } from '@lending-desk/domain/money';
import type { TransactionKind } from '@lending-desk/domain/statements';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Text } from '../../primitives/Text';
import { exact } from './cellTexts';
import { cut, mark, whole } from './PerfiosTab.css';

const tones: Partial<Record<TransactionKind, StatusTone>> = {
  salary: 'approve',
  emi: 'info',
  bounce: 'reject',
  charge: 'flag',
};

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
    parts.push(
      text.slice(from, at),
      <mark key={at} className={mark}>
        {text.slice(at, at + wanted.length)}
      </mark>,
    );
    from = at + wanted.length;
  }
  parts.push(text.slice(from));
  return parts;
}
