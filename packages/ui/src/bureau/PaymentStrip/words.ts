import { type HistoryMonth, monthText, paymentStatus } from '@lending-desk/domain/bureau';

/** 'SUB' → 'Sub-standard'; an undocumented code is returned unchanged. */
function inWords(word: string): string {
  const { meaning } = paymentStatus(word);
  return meaning === 'Other' ? word : meaning;
}

/** The text of a month in a strip, for the tooltip and for screen readers. */
export function monthWords(at: number, row: HistoryMonth | null) {
  const title = monthText(at);
  if (row === null) return { title, bucket: 'Not reported', facts: [] };
  const { payment, suitFiled, assetClass } = row;
  const meaning = payment.meaning.toLowerCase();
  return {
    title,
    bucket: payment.bucket === 'Unknown' ? 'Unknown' : `${payment.bucket} days`,
    facts: [
      ['Payment status', payment.word === '' ? 'Not reported' : `${payment.word}, ${meaning}`],
      ['Suit filed', inWords(suitFiled)],
      ['Asset class', inWords(assetClass)],
    ] as const,
  };
}
