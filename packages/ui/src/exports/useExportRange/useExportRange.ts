import { type DateRange, dateRange } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import { useRef, useState } from 'react';
import type { DateRangeValue } from '../../primitives/DateField';
import { useForm } from '../../primitives/Form';

/** The form around the date range of an export: one day is both ends, of two the start comes first (CR-014).
 *  @returns what to spread on the `form` and on its `DateRangeField`, and whether the range may be exported */
export function useExportRange({
  range,
  onRange,
  disabled,
  onSubmit,
}: {
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  disabled: boolean;
  /** Called with a valid range. */
  onSubmit: (range: DateRange) => void;
}) {
  const element = useRef<HTMLFormElement>(null);
  // Text that is no date counts as empty; next to a valid date, it must not pass as a range of one day.
  const [halfTyped, setHalfTyped] = useState(false);
  const form = useForm({
    initial: { days: range },
    draft: { values: { days: range }, onChange: ({ days }) => onRange(days) },
    validate: ({ days }) => {
      const verdict = dateRange(days.start, days.end);
      return verdict.ok
        ? { ok: true, output: verdict.range }
        : { ok: false, faults: { days: verdict.message } };
    },
    refused: halfTyped ? { days: messages.dateRange.select } : undefined,
    disabled,
    onSubmit: days => {
      const typed = new FormData(element.current ?? undefined);
      const unread =
        (range.start === null && typed.get('daysStart') !== '') ||
        (range.end === null && typed.get('daysEnd') !== '');
      setHalfTyped(unread);
      if (!unread) onSubmit(days);
    },
  });
  const field = form.field('days');
  return {
    formProps: {
      ...form.props,
      ref: (node: HTMLFormElement | null) => {
        element.current = node;
        form.ref(node);
      },
    },
    fieldProps: {
      ...field,
      onChange: (next: DateRangeValue) => {
        setHalfTyped(false);
        field.onChange(next);
      },
      onBlur: () => {
        if (range.start !== null || range.end !== null) field.onBlur();
      },
    },
    valid: dateRange(range.start, range.end).ok,
  };
}
