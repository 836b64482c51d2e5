import type { LucideIcon } from 'lucide-react';
import { type FocusEvent, useId } from 'react';
import { type ControlProps, Field } from '../Field';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { radio, segment, tone as toneClass, track, word } from './Segmented.css';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon | undefined;
  /** Shows only the icon; the label becomes its accessible name and tooltip. @default false */
  iconOnly?: boolean | undefined;
  /** Text colour when selected, for a status. @default the text colour */
  tone?: keyof typeof toneClass | undefined;
  /** Cannot be selected. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled; shown below unless there is another message. @default none */
  disabledReason?: string | undefined;
};

export type SegmentedProps<Value extends string> = Omit<ControlProps<Value | null>, 'onChange'> & {
  onChange: (value: Value) => void;
  /** Two to four options. */
  options: readonly SegmentedOption<Value>[];
};

function reasonsOf(options: readonly SegmentedOption<string>[]): string | undefined {
  const labels = new Map<string, string[]>();
  for (const { label, disabled, disabledReason } of options)
    if (disabled && disabledReason)
      labels.set(disabledReason, [...(labels.get(disabledReason) ?? []), label]);
  // One reason for all of them needs no labels.
  if (labels.size === 1 && [...labels.values()][0]?.length === options.length) return [...labels.keys()][0];
  return [...labels].map(([reason, of]) => `${of.join(', ')}: ${reason}`).join('. ') || undefined;
}

/** Selects one of two to four options, side by side. */
export function Segmented<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  name,
  autoFocus = false,
  ...field
}: SegmentedProps<Value>) {
  const ownName = useId();
  const focusable =
    options.find(option => option.value === value) ?? options.find(option => !option.disabled);

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Field {...field} helper={field.helper ?? reasonsOf(options)} labels="group">
      {control => (
        <div
          {...control.aria}
          role="radiogroup"
          className={track}
          aria-labelledby={control.ids.label}
          aria-readonly={control.readOnly || undefined}
          data-state={control.state}
          data-size={control.size}
          onBlur={leave}
        >
          {options.map(option => {
            const disabled = control.disabled || (option.disabled ?? false);
            const checked = option.value === value;
            return (
              <label
                key={option.value}
                className={option.tone ? `${segment} ${toneClass[option.tone]}` : segment}
                data-checked={checked}
                data-disabled={disabled}
                title={option.iconOnly ? option.label : undefined}
              >
                <input
                  className={radio}
                  type="radio"
                  name={name ?? ownName}
                  value={option.value}
                  checked={checked}
                  disabled={disabled || (control.readOnly && !checked)}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
                  autoFocus={autoFocus && option === focusable}
                  onChange={() => {
                    if (!control.readOnly) onChange(option.value);
                  }}
                />
                {option.icon ? <Icon icon={option.icon} size={14} /> : null}
                {option.iconOnly ? (
                  <VisuallyHidden>{option.label}</VisuallyHidden>
                ) : (
                  <span className={word}>{option.label}</span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
