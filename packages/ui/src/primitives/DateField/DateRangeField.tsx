import type { BusinessDate } from '@lending-desk/domain/calendar';
import { CalendarRange } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldButton, FieldInput } from '../Field';
import { CalendarPopup } from './CalendarPopup';
import { dash, ends, startEnd } from './DateRangeField.css';
import type { DateLimits } from './dateLimits';
import { useDateText } from './useDateText';

/** Start and end; if only one is set, it counts as both. */
export type DateRangeValue = { readonly start: BusinessDate | null; readonly end: BusinessDate | null };

export type DateRangeFieldProps = ControlProps<DateRangeValue> &
  DateLimits & {
    /** Today's business date, marked in the calendar. */
    today: BusinessDate;
  };

/** The first picked day starts a range, the second ends it, in either order; picking the same day twice gives that
 *  one day. */
function picked({ start, end }: DateRangeValue, date: BusinessDate): DateRangeValue {
  if (start === null || end !== null || date === start) return { start: date, end: null };
  return date > start ? { start, end: date } : { start: date, end: start };
}

/** A date range, typed or picked in one calendar. A single picked day is both start and end. */
export function DateRangeField({
  value,
  onChange,
  onBlur,
  today,
  min,
  max,
  isEnabled,
  name,
  autoFocus = false,
  ...field
}: DateRangeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const startInput = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const limits = { min, max, isEnabled };
  // One end may be changed before the other's change has come back as a value.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = { start: value.start, end: value.end };
  }, [value.start, value.end]);
  const change = (ends: Partial<DateRangeValue>) => {
    latest.current = { ...latest.current, ...ends };
    onChange(latest.current);
  };
  const start = useDateText(value.start, date => change({ start: date }), limits);
  const end = useDateText(value.end, date => change({ end: date }), limits);

  function leave(event: FocusEvent) {
    if (!box.current?.parentElement?.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Field {...field} labels="group" error={field.error || start.error || end.error}>
      {control => {
        const { id, ...aria } = control.aria;
        const shared = {
          ...aria,
          type: 'text',
          autoComplete: 'off',
          spellCheck: false,
          placeholder: control.readOnly ? undefined : 'dd-mm-yyyy',
          disabled: control.disabled,
          readOnly: control.readOnly,
        } as const;
        return (
          <>
            <FieldBox
              ref={box}
              control={control}
              trailing={
                <FieldButton
                  icon={CalendarRange}
                  label={`Open the calendar of ${field.label.toLowerCase()}`}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                />
              }
            >
              <div className={ends} role="group" aria-labelledby={control.ids.label} onBlur={leave}>
                <span className={startEnd}>
                  <FieldInput
                    {...shared}
                    ref={startInput}
                    id={id}
                    name={name ? `${name}Start` : undefined}
                    aria-label="Start date"
                    value={start.text}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
                    autoFocus={autoFocus}
                    onChange={event => start.type(event.currentTarget.value)}
                    onBlur={start.leave}
                  />
                </span>
                <span aria-hidden className={dash}>
                  –
                </span>
                <FieldInput
                  {...shared}
                  name={name ? `${name}End` : undefined}
                  aria-label="End date"
                  value={end.text}
                  onChange={event => end.type(event.currentTarget.value)}
                  onBlur={end.leave}
                />
              </div>
            </FieldBox>
            <CalendarPopup
              {...limits}
              open={open}
              anchor={box}
              label={field.label}
              value={value.start ?? value.end}
              until={value.end}
              today={today}
              onPick={date => {
                const next = picked(value, date);
                start.forget();
                end.forget();
                change(next);
                if (next.end === null && date !== value.start) return;
                setOpen(false);
                startInput.current?.focus();
              }}
              onDismiss={by => {
                setOpen(false);
                if (by === 'escape') startInput.current?.focus();
                else onBlur?.();
              }}
            />
          </>
        );
      }}
    </Field>
  );
}
