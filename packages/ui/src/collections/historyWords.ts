import { formatDate } from '@lending-desk/domain/calendar';
import type { HistoryLine } from '@lending-desk/domain/collections';
import { sourceWords } from './amounts';

const partWords = {
  interest: 'interest',
  principal: 'principal',
  fee: 'fee',
  bounce: 'bounce charge',
  penal: 'penal interest',
} as const;

const kindWords: Readonly<Record<HistoryLine['kind'], (source: string | null) => string>> = {
  due: () => 'EMI due',
  penal: () => 'Penal interest charged',
  bounce: () => 'Payment returned, charged',
  correction: () => 'Penal interest corrected',
  receipt: source => `${source ?? 'Money'} received`,
  allocation: source => `Held money used${source === null ? '' : `, ${source.toLowerCase()}`}`,
  waiver: () => 'Waiver',
  reversal: source => `Reversal${source === null ? '' : ` of ${source.toLowerCase()}`}`,
  closure: () => 'Loan closed',
  refund: () => 'Refund',
  'take-over': () => 'Taken over',
};

/** What happened, in words: 'Auto debit received'. */
export const entryWords = ({ kind, source }: HistoryLine): string => kindWords[kind](sourceWords(source));

/** Which parts of which EMIs it changed: 'EMI 6: interest, principal. EMI 7: interest'. */
export function changedParts({ parts }: HistoryLine): string {
  return [...new Set(parts.map(({ emi }) => emi))]
    .map(emi => {
      const changed = parts.filter(part => part.emi === emi).map(({ part }) => partWords[part]);
      return `EMI ${emi}: ${changed.join(', ')}`;
    })
    .join('. ');
}

/** The day a line counts from, and the day it was booked where that is later. */
export const entryDays = ({ date, bookedOn }: HistoryLine): string =>
  bookedOn === date ? formatDate(date) : `${formatDate(date)}, booked ${formatDate(bookedOn)}`;
