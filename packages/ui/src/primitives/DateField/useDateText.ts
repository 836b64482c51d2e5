import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { useState } from 'react';
import { type DateLimits, isAllowed } from './dateLimits';
import { typedDate } from './typedDate';

const notADate = 'Type a date such as 21-11-2026';
const notAllowed = 'This day cannot be chosen';

type DateText = {
  /** What the input shows. */
  text: string;
  /** Why what was typed is no choosable date; only once the focus has left. */
  error: string | null;
  type: (text: string) => void;
  leave: () => void;
  /** A day was picked: what was typed is over. */
  forget: () => void;
};

/** Between a typed text and a date. A text that is no choosable date is kept, and the value is null. */
export function useDateText(
  value: BusinessDate | null,
  onChange: (value: BusinessDate | null) => void,
  limits: DateLimits,
): DateText {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);

  const chosen = (text: string) => {
    const date = typedDate(text);
    return date !== null && isAllowed(date, limits) ? date : null;
  };
  // A value that came from elsewhere in the meantime wins over the draft.
  const current = draft !== null && chosen(draft) === value ? draft : null;
  const wrong = current !== null && current.trim() !== '' && chosen(current) === null;

  return {
    text: current ?? (value === null ? '' : formatDate(value)),
    error: wrong && left ? (typedDate(current) === null ? notADate : notAllowed) : null,
    type: text => {
      setDraft(text);
      setLeft(false);
      const date = chosen(text);
      if (date !== value) onChange(date);
    },
    leave: () => {
      setLeft(true);
      if (!wrong) setDraft(null);
    },
    forget: () => {
      setDraft(null);
      setLeft(true);
    },
  };
}
