import { Check, Minus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { type ControlProps, FieldMessage, fieldMessageOf, fieldStateOf, useFieldIds } from '../Field';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { asterisk, below, box, content, face, frame, mark, row } from './Checkbox.css';

export type CheckboxProps = Omit<ControlProps<boolean>, 'size'> & {
  /** Shows a dash: some but not all of the items it represents are selected. @default false */
  indeterminate?: boolean | undefined;
  /** -1 where the surrounding widget handles keyboard navigation. @default in the tab order */
  tabIndex?: 0 | -1 | undefined;
};

/** A yes/no choice, or one of several options that can be combined. */
export function Checkbox({
  value,
  onChange,
  onBlur,
  name,
  autoFocus = false,
  indeterminate = false,
  tabIndex,
  ...field
}: CheckboxProps) {
  const ids = useFieldIds();
  const input = useRef<HTMLInputElement>(null);
  const message = fieldMessageOf(field);
  const off = (field.disabled ?? false) || (field.readOnly ?? false);

  useLayoutEffect(() => {
    // `indeterminate` can only be set as a property; there is no attribute.
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={frame}>
      <label className={row} data-off={off} data-bare={field.hideLabel ?? false}>
        <span className={face}>
          <input
            ref={input}
            id={ids.control}
            className={box}
            type="checkbox"
            name={name}
            tabIndex={tabIndex}
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
            <Icon icon={indeterminate ? Minus : Check} size={12} />
          </span>
        </span>
        {field.hideLabel ? (
          <VisuallyHidden id={ids.label}>{field.label}</VisuallyHidden>
        ) : (
          <span className={content}>
            <span id={ids.label}>{field.label}</span>
            {field.required ? (
              <span aria-hidden className={asterisk}>
                {' *'}
              </span>
            ) : null}
          </span>
        )}
      </label>
      <div className={field.hideLabel ? undefined : below}>
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
