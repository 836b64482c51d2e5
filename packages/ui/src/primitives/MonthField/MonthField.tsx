import { type BusinessDate, monthOf } from '@lending-desk/domain/calendar';
import { CalendarDays, Lock } from 'lucide-react';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldPopup, FieldTrigger } from '../Field';
import { MonthGrid } from './MonthGrid';
import { monthAt, monthCount, monthTitle } from './months';

export type MonthFieldProps = Omit<ControlProps<string | null>, 'onChange'> & {
  /** Called with the month as 'YYYY-MM'. */
  onChange: (month: string) => void;
  /** First month, 'YYYY-MM'. @default January 2000 */
  min?: string | undefined;
  /** Last month, 'YYYY-MM'. @default December 2099 */
  max?: string | undefined;
  /** Today's business date; its month is marked and shown first. */
  today: BusinessDate;
};

/** A month, 'YYYY-MM', shown as 'Nov 2026'. */
export function MonthField({
  value,
  onChange,
  onBlur,
  min = '2000-01',
  max = '2099-12',
  today,
  autoFocus = false,
  ...field
}: MonthFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  const [open, setOpen] = useState(false);
  const locked = (field.disabled ?? false) || (field.readOnly ?? false);

  function leave(event: FocusEvent) {
    if (!box.current?.parentElement?.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Field {...field} labels="button">
      {control => (
        <>
          <FieldBox ref={box} control={control} shape="filled">
            <FieldTrigger
              {...control.aria}
              ref={button}
              role="combobox"
              aria-labelledby={control.ids.label}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={sheetId}
              aria-readonly={control.readOnly || undefined}
              disabled={control.disabled}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
              autoFocus={autoFocus}
              onBlur={leave}
              onClick={() => setOpen(!open && !locked)}
              onKeyDown={event => {
                if (event.key !== 'ArrowDown' || locked) return;
                event.preventDefault();
                setOpen(true);
              }}
              value={value === null ? undefined : monthTitle(monthCount(value))}
              placeholder="Select month"
              mark={locked ? Lock : CalendarDays}
            />
          </FieldBox>
          <FieldPopup
            open={open}
            anchor={box}
            width="content"
            onDismiss={by => {
              setOpen(false);
              if (by === 'escape') button.current?.focus();
              else onBlur?.();
            }}
          >
            <div role="dialog" id={sheetId} aria-label={`Choose ${field.label.toLowerCase()}`}>
              {open ? (
                <MonthGrid
                  chosen={value === null ? null : monthCount(value)}
                  today={monthCount(monthOf(today))}
                  min={monthCount(min)}
                  max={monthCount(max)}
                  onPick={month => {
                    onChange(monthAt(month));
                    setOpen(false);
                    button.current?.focus();
                  }}
                />
              ) : null}
            </div>
          </FieldPopup>
        </>
      )}
    </Field>
  );
}
