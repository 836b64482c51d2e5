import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldButton, FieldInput } from '../Field';

export type PasswordFieldProps = ControlProps<string> & {
  /** Tells password managers which password is meant. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A password input, hidden until the eye button is pressed. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  name,
  autoFocus = false,
  autoComplete = 'current-password',
  ref,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {control => (
        <FieldBox
          control={control}
          trailing={
            <FieldButton
              icon={shown ? EyeOff : Eye}
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              aria-controls={control.ids.control}
              onClick={() => setShown(!shown)}
            />
          }
        >
          <FieldInput
            {...control.aria}
            ref={ref}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            disabled={control.disabled}
            readOnly={control.readOnly}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
            autoFocus={autoFocus}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </Field>
  );
}
