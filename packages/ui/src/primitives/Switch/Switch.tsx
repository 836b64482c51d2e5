import { type ControlProps, FieldMessage, fieldMessageOf, fieldStateOf, useFieldIds } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import { below, frame, row, track, words } from './Switch.css';

export type SwitchProps = Omit<ControlProps<boolean>, 'size' | 'required'>;

/** A setting that takes effect at once. */
export function Switch({ value, onChange, onBlur, name, autoFocus = false, ...field }: SwitchProps) {
  const ids = useFieldIds();
  const message = fieldMessageOf(field);
  const off = (field.disabled ?? false) || (field.readOnly ?? false);

  return (
    <div className={frame}>
      <label className={row} data-off={off}>
        <input
          id={ids.control}
          className={track}
          type="checkbox"
          role="switch"
          name={name}
          checked={value}
          disabled={off}
          data-state={fieldStateOf(field)}
          aria-labelledby={ids.label}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={message === null ? undefined : ids.message}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
          autoFocus={autoFocus}
          onChange={event => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        {field.hideLabel ? (
          <VisuallyHidden id={ids.label}>{field.label}</VisuallyHidden>
        ) : (
          <span id={ids.label} className={words}>
            {field.label}
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
