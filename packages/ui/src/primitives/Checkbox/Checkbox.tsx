import { Check } from 'lucide-react';
import { type ControlProps, FieldMessage, fieldMessageOf, fieldStateOf, useFieldIds } from '../Field';
import { Icon } from '../Icon';
import { asterisk, below, box, content, face, frame, mark, row } from './Checkbox.css';

export type CheckboxProps = Omit<ControlProps<boolean>, 'size' | 'hideLabel'>;

/** A yes/no choice, or one of several options that can be combined. */
export function Checkbox({ value, onChange, onBlur, name, autoFocus = false, ...field }: CheckboxProps) {
  const ids = useFieldIds();
  const message = fieldMessageOf(field);
  const off = (field.disabled ?? false) || (field.readOnly ?? false);

  return (
    <div className={frame}>
      <label className={row} data-off={off}>
        <span className={face}>
          <input
            id={ids.control}
            className={box}
            type="checkbox"
            name={name}
            checked={value}
            disabled={off}
            data-state={fieldStateOf(field)}
            aria-labelledby={ids.label}
            aria-required={field.required ? true : undefined}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={message === null ? undefined : ids.message}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
            autoFocus={autoFocus}
            onChange={event => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
          <span className={mark}>
            <Icon icon={Check} size={12} />
          </span>
        </span>
        <span className={content}>
          <span id={ids.label}>{field.label}</span>
          {field.required ? (
            <span aria-hidden className={asterisk}>
              {' *'}
            </span>
          ) : null}
        </span>
      </label>
      <div className={below}>
        <FieldMessage
          id={ids.message}
          text={message}
          isError={Boolean(field.error)}
          keepSpace={field.keepMessageSpace}
        />
      </div>
    </div>
  );
}
