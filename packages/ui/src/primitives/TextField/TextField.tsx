import type { LucideIcon } from 'lucide-react';
import type { FocusEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { type ControlProps, countGraphemes, Field, FieldAffix, FieldBox, FieldInput } from '../Field';
import { Kbd } from '../Kbd';

export type TextFieldProps = ControlProps<string> & {
  /** Kind of text: determines the keyboard on a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  /** Keyboard on a phone, such as digits for a text of digits. @default by type */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Placeholder; never a replacement for a label. @default none */
  placeholder?: string | undefined;
  /** Shows a character count that turns red at this limit; the text is not cut. @default no counter */
  counter?: number | undefined;
  /** Inside the field, before the value: 'Rs.'. @default none */
  prefix?: string | undefined;
  /** Inside the field, after the value: '% p.a.', or a button that fills it and the unit. @default none */
  suffix?: ReactNode;
  /** Icon before the value. @default none */
  icon?: LucideIcon | undefined;
  /** Shortcut that focuses the field, shown while empty. @default none */
  kbd?: string | undefined;
  /** Monospace, for ids, phones, PAN, IFSC, accounts. @default false */
  mono?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Called on Enter. */
  onEnter?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A single-line text input. */
export function TextField({
  value,
  onChange,
  onBlur,
  onFocus,
  onEnter,
  name,
  autoFocus = false,
  type = 'text',
  inputMode,
  placeholder,
  counter,
  prefix,
  suffix,
  icon,
  kbd,
  mono = false,
  autoComplete = 'off',
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field} counter={counter ? { used: countGraphemes(value), limit: counter } : undefined}>
      {control => {
        const unit = prefix ?? suffix;
        const unitId = `${control.ids.control}-unit`;
        const description = [control.aria['aria-describedby'], unit ? unitId : null];
        return (
          <FieldBox
            control={control}
            icon={icon}
            trailing={
              kbd && value === '' ? (
                <span aria-hidden>
                  <Kbd>{kbd}</Kbd>
                </span>
              ) : null
            }
          >
            {prefix ? <FieldAffix id={unitId}>{prefix}</FieldAffix> : null}
            <FieldInput
              {...control.aria}
              ref={ref}
              mono={mono}
              type={type}
              inputMode={inputMode}
              name={name}
              value={value}
              placeholder={placeholder}
              disabled={control.disabled}
              readOnly={control.readOnly}
              autoComplete={autoComplete}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
              autoFocus={autoFocus}
              spellCheck={false}
              aria-describedby={description.filter(Boolean).join(' ') || undefined}
              onChange={event => onChange(event.currentTarget.value)}
              onFocus={onFocus}
              onBlur={onBlur}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
                // Prevents the surrounding form from submitting.
                event.preventDefault();
                onEnter();
              }}
            />
            {suffix ? <FieldAffix id={prefix ? undefined : unitId}>{suffix}</FieldAffix> : null}
          </FieldBox>
        );
      }}
    </Field>
  );
}
