import type { BusinessDate } from '@lending-desk/domain/calendar';
import { Calendar as CalendarIcon } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldButton, FieldInput } from '../Field';
import { CalendarPopup } from './CalendarPopup';
import type { DateLimits } from './dateLimits';
import { useDateText } from './useDateText';

export type DateFieldProps = ControlProps<BusinessDate | null> &
  DateLimits & {
    /** Today's business date, marked in the calendar. */
    today: BusinessDate;
    /** Shows selects for month and year, for dates far in the past; requires min and max. @default false */
    yearPicker?: boolean | undefined;
  };

/** A date, typed or picked, shown as '21 Nov 2026'. While the text is not a selectable date, the value is null. */
export function DateField({
  value,
  onChange,
  onBlur,
  today,
  min,
  max,
  isEnabled,
  yearPicker,
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
    // The calendar is part of the field, so moving focus there is not a blur.
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
              placeholder={control.readOnly ? undefined : 'dd-mm-yyyy'}
              disabled={control.disabled}
              readOnly={control.readOnly}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
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
