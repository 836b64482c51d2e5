import type { BusinessDate } from '@lending-desk/domain/calendar';
import { Calendar as CalendarIcon } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldButton, FieldInput } from '../Field';
import { CalendarPopup } from './CalendarPopup';
import type { DateLimits } from './dateLimits';
import { useDateText } from './useDateText';

export type DateFieldProps = ControlProps<BusinessDate | null> &
  DateLimits & {
    /** The business day: marked in the calendar. */
    today: BusinessDate;
    /** Lists for month and year, for a date long ago; wants min and max. @default false */
    yearPicker?: boolean | undefined;
    /** @default 'dd-mm-yyyy' */
    placeholder?: string | undefined;
  };

/** A day, typed or picked, shown '21 Nov 2026'. While the text is no choosable day the value is null. */
export function DateField({
  value,
  onChange,
  onBlur,
  today,
  min,
  max,
  isEnabled,
  yearPicker,
  placeholder = 'dd-mm-yyyy',
  name,
  autoFocus = false,
  ...field
}: DateFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const limits = { min, max, isEnabled };
  const typed = useDateText(value, onChange, limits);

  function leave(event: FocusEvent<HTMLInputElement>) {
    typed.leave();
    // The calendar belongs to the field: going there is not leaving.
    if (!box.current?.parentElement?.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Field {...field} error={field.error || typed.error}>
      {control => (
        <>
          <FieldBox
            ref={box}
            control={control}
            trailing={
              <FieldButton
                icon={CalendarIcon}
                label={`Open the calendar of ${field.label.toLowerCase()}`}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              />
            }
          >
            <FieldInput
              {...control.aria}
              ref={inputRef}
              type="text"
              inputMode="text"
              autoComplete="off"
              spellCheck={false}
              name={name}
              value={typed.text}
              placeholder={control.readOnly ? undefined : placeholder}
              disabled={control.disabled}
              readOnly={control.readOnly}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
              autoFocus={autoFocus}
              onChange={event => typed.type(event.currentTarget.value)}
              onBlur={leave}
              onKeyDown={event => {
                if (event.key === 'Enter') typed.leave();
                if (event.key === 'ArrowDown' && event.altKey && !control.readOnly) setOpen(true);
              }}
            />
          </FieldBox>
          <CalendarPopup
            {...limits}
            open={open}
            anchor={box}
            label={field.label}
            value={value}
            today={today}
            yearPicker={yearPicker}
            onPick={date => {
              typed.forget();
              onChange(date);
              setOpen(false);
              inputRef.current?.focus();
            }}
            onDismiss={by => {
              setOpen(false);
              if (by === 'escape') inputRef.current?.focus();
              else onBlur?.();
            }}
          />
        </>
      )}
    </Field>
  );
}
