import type { BureauDate, BureauWords } from '@lending-desk/domain/bureau';
import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees, type Paise } from '@lending-desk/domain/money';
import { Text, type TextTone } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';

/** A date from a bureau. An invalid date is shown as the bureau wrote it and marked as invalid. */
export function shownDate({ date, raw }: BureauDate) {
  if (date !== null) return formatDate(date);
  if (raw === null) return null;
  return (
    <Text mono tone="flag" title="Not a date; shown as the bureau wrote it">
      {raw}
      <VisuallyHidden> (not a date)</VisuallyHidden>
    </Text>
  );
}

/** An amount in a table: overdue amounts in red, zero in grey. */
export function shownAmount(amount: Paise | null, { overdue = false } = {}) {
  if (amount === null || (amount !== 0 && !overdue)) return shownRupees(amount);
  return <Text tone={amount === 0 ? 'tertiary' : 'reject'}>{shownRupees(amount)}</Text>;
}

export function shownRupees(amount: Paise | null): string | null {
  return amount === null ? null : formatRupees(amount);
}

/** A bureau's code in words; the code itself is the title of the words. */
export function shownWords(text: string | null, read: (text: string) => BureauWords, tone?: TextTone) {
  if (text === null) return null;
  const { label, raw } = read(text);
  return raw === null && tone === undefined ? (
    label
  ) : (
    <Text tone={tone} title={raw ?? undefined}>
      {label}
    </Text>
  );
}
