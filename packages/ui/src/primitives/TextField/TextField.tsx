import type { LucideIcon } from 'lucide-react';
import type { FocusEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { type ControlProps, countGraphemes, Field, FieldAffix, FieldBox, FieldInput } from '../Field';
import { Kbd } from '../Kbd';

export type TextFieldProps = ControlProps<string> & {
  /** What is typed: decides the keyboard on a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  /** Keyboard of digits on a phone, for text that is digits. @default by type */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Shown while empty; never instead of a label. @default none */
  placeholder?: string | undefined;
  /** Counts characters up to this many and turns red there; nothing is cut. @default no counter */
  counter?: number | undefined;
  /** Inside, before the value: 'Rs.'. @default none */
  prefix?: string | undefined;
  /** Inside, after the value: '% p.a.'. @default none */
  suffix?: string | undefined;
  /** Picture before the value. @default none */
  icon?: LucideIcon | undefined;
  /** Key that moves the focus here, shown while empty. @default none */
  kbd?: string | undefined;
  /** For ids, phones, PAN, IFSC, accounts. @default false */
  mono?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Enter was pressed. */
  onEnter?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of text. */
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
              // The screen decides where the focus starts.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
              autoFocus={autoFocus}
              spellCheck={false}
              aria-describedby={description.filter(Boolean).join(' ') || undefined}
              onChange={event => onChange(event.currentTarget.value)}
              onFocus={onFocus}
              onBlur={onBlur}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
                // Not the form around it as well: this key was meant for the field.
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
