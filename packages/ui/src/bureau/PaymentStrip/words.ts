import { type HistoryMonth, monthText, paymentStatus } from '@lending-desk/domain/bureau';

/** 'SUB' → 'Sub-standard'; a word nobody documents stays as it came. */
function inWords(word: string): string {
  const { meaning } = paymentStatus(word);
  return meaning === 'Other' ? word : meaning;
}

/** What a month of a strip says, for the bubble and for a screen reader. */
export function monthWords(at: number, row: HistoryMonth | null) {
  const title = monthText(at);
  if (row === null) return { title, bucket: 'Not reported', facts: [] };
  const { payment, suitFiled, assetClass } = row;
  const meaning = payment.meaning === 'Other' ? 'other' : payment.meaning.toLowerCase();
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
