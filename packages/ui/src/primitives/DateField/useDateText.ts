import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { useState } from 'react';
import { type DateLimits, isAllowed } from './dateLimits';
import { typedDate } from './typedDate';

const notADate = 'Type a date such as 21-11-2026';
const notAllowed = 'This day cannot be chosen';

type DateText = {
  /** Text of the input. */
  text: string;
  /** Why the text is not a selectable date; set only after the field lost focus. */
  error: string | null;
  type: (text: string) => void;
  leave: () => void;
  /** Discards the typed text, after a day was picked. */
  forget: () => void;
};

/** Keeps the typed text of a date input. Text that is not a selectable date is kept, and the value is null. */
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
  // A value changed from outside takes precedence over the typed text.
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
    forget: () => setDraft(null),
  };
}
