import { type FocusEvent, useId } from 'react';
import { type ControlProps, Field } from '../Field';
import { card, cards, content, hint, radio } from './RadioCards.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  /** Secondary text under the label. @default none */
  hint?: string | undefined;
  /** What the pointer is told of it, such as the code it stands for. @default none */
  title?: string | undefined;
};

export type RadioCardsProps<Value extends string> = Omit<ControlProps<Value | null>, 'onChange'> & {
  onChange: (value: Value) => void;
  /** Two to four options; more only if all of them should be visible at once. */
  options: readonly RadioOption<Value>[];
  /** Bordered cards in columns, or plain radio buttons in a row. @default 'card' */
  appearance?: 'card' | 'plain' | undefined;
  /** Number of columns. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
};

/** Selects one of a few options, all visible. */
export function RadioCards<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  appearance = 'card',
  columns = 2,
  name,
  autoFocus = false,
  ...field
}: RadioCardsProps<Value>) {
  const ownName = useId();
  const hintId = useId();
  const focusable = options.find(option => option.value === value) ?? options[0];

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Field {...field} labels="group">
      {control => (
        <div
          {...control.aria}
          role="radiogroup"
          className={cards({ appearance, columns: appearance === 'card' ? columns : undefined })}
          aria-labelledby={control.ids.label}
          aria-readonly={control.readOnly || undefined}
          data-state={control.state}
          onBlur={leave}
        >
          {options.map(option => {
            const checked = option.value === value;
            const id = `${hintId}-${option.value}`;
            return (
              <label
                key={option.value}
                title={option.title}
                className={card({ appearance })}
                data-checked={checked}
                data-disabled={control.disabled}
              >
                <input
                  className={radio({ appearance })}
                  type="radio"
                  name={name ?? ownName}
                  value={option.value}
                  checked={checked}
                  disabled={control.disabled || (control.readOnly && !checked)}
                  aria-labelledby={`${id}-label`}
                  aria-describedby={option.hint ? id : undefined}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
                  autoFocus={autoFocus && option === focusable}
                  onChange={() => {
                    if (!control.readOnly) onChange(option.value);
                  }}
                />
                <span className={content}>
                  <span id={`${id}-label`}>{option.label}</span>
                  {option.hint ? (
                    <span id={id} className={hint}>
                      {option.hint}
                    </span>
                  ) : null}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
