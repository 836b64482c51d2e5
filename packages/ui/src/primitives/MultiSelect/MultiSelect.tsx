import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  type ControlProps,
  Field,
  FieldBox,
  FieldButton,
  FieldInput,
  FieldPopup,
  useFieldIds,
} from '../Field';
import { type Option, OptionList, OptionRow } from '../Select';
import { Tag } from '../Tag';
import { VisuallyHidden } from '../VisuallyHidden';
import { adding, footer as footerClass, row, tag as tagClass, tags as tagsClass } from './MultiSelect.css';
import { useTagChoice } from './useTagChoice';

export type MultiSelectProps<Value extends string> = ControlProps<readonly Value[]> & {
  /** The options. A selected value without an option is shown as is. */
  options: readonly Option<Value>[];
  /** Content below the list, such as the input 'Create New Tags'; receives the typed text. @default none */
  footer?: ReactNode | ((typed: string) => ReactNode);
};

/** Selects any number of options, shown as removable tags. Backspace removes the last one. */
export function MultiSelect<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  footer,
  autoFocus = false,
  ...field
}: MultiSelectProps<Value>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const locked = (field.disabled ?? false) || (field.readOnly ?? false);
  const choice = useTagChoice({ ids, value, onChange, onBlur, options, locked, input: inputRef });
  const { combobox, items, typed, said, popup, add, remove, labelFor, ownInput } = choice;
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = combobox;
  const below = typeof footer === 'function' ? footer(typed) : footer;

  return (
    <Field {...field} ids={ids}>
      {control => (
        <>
          <FieldBox
            ref={box}
            control={control}
            shape="grows"
            trailing={
              <FieldButton
                {...combobox.getToggleButtonProps()}
                onMouseDown={event => event.preventDefault()}
                icon={ChevronDown}
                label={isOpen ? 'Close the list' : 'Open the list'}
              />
            }
          >
            <div className={row}>
              {value.length > 0 ? (
                <ul className={tagsClass} aria-label={`${field.label}, chosen`}>
                  {value.map(one => (
                    <li key={one} className={tagClass}>
                      <Tag onRemove={locked ? undefined : () => remove(one)}>{labelFor(one)}</Tag>
                    </li>
                  ))}
                </ul>
              ) : null}
              <span className={adding}>
                <FieldInput
                  {...getInputProps({
                    ...control.aria,
                    ...ownInput,
                    ref: inputRef,
                    disabled: control.disabled,
                  })}
                  placeholder={locked ? undefined : 'Add'}
                  readOnly={control.readOnly}
                  spellCheck={false}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
                  autoFocus={autoFocus}
                />
              </span>
            </div>
            <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
          </FieldBox>
          <FieldPopup
            ref={popup}
            open={isOpen}
            anchor={box}
            onDismiss={by => {
              closeMenu();
              if (by === 'escape') inputRef.current?.focus();
            }}
          >
            <OptionList
              {...getMenuProps()}
              aria-multiselectable
              emptyText={isOpen && items.length === 0 ? 'Nothing matches' : undefined}
            >
              {isOpen
                ? items.map((option, index) => (
                    <OptionRow
                      {...getItemProps({
                        item: option,
                        index,
                        'aria-selected': false,
                        onClick: () => add(option),
                      })}
                      key={option.value}
                      option={option}
                      highlighted={index === highlightedIndex}
                      ticked={false}
                    />
                  ))
                : null}
            </OptionList>
            {isOpen && below ? <div className={footerClass}>{below}</div> : null}
          </FieldPopup>
        </>
      )}
    </Field>
  );
}
