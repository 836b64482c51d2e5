import type { RefObject } from 'react';
import { FieldPopup } from '../Field';
import { Calendar } from './Calendar';
import type { CalendarProps } from './CalendarGrid';
import { sheet } from './CalendarPopup.css';

type CalendarPopupProps = CalendarProps & {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** @param by  'escape' means that focus should return to the field */
  onDismiss: (by: 'escape' | 'outside') => void;
};

/** The calendar popup of a date field. */
export function CalendarPopup({ open, anchor, onDismiss, ...calendar }: CalendarPopupProps) {
  return (
    <FieldPopup open={open} anchor={anchor} onDismiss={onDismiss} width="content">
      {open ? (
        <div role="dialog" aria-label={`Choose ${calendar.label.toLowerCase()}`} className={sheet}>
          <Calendar {...calendar} autoFocus />
        </div>
      ) : null}
    </FieldPopup>
  );
}
