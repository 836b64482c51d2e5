import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type ControlProps,
  Field,
  FieldBox,
  FieldButton,
  FieldInput,
  FieldPopup,
  useFieldIds,
} from '../Field';
import { isOptionDisabled, labelOf, matching, type Option, OptionList, OptionRow, valueOf } from '../Select';

export type ComboboxProps<Value extends string> = ControlProps<Value | null> & {
  /** The options; text that matches none of them is not a value. */
  options: readonly Option<Value>[];
  /** Placeholder. @default 'Search' */
  placeholder?: string | undefined;
};

const { InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Selects one of many options; typing filters the list. Clearing the text clears the value. */
export function Combobox<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  placeholder = 'Search',
  autoFocus = false,
  ...field
}: ComboboxProps<Value>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  // Null while the input shows the label of the selected option.
  const [typed, setTyped] = useState<string | null>(null);
  const locked = (field.disabled ?? false) || (field.readOnly ?? false);
  const items = typed === null ? [...options] : matching(options, typed);
  const selected = options.find(option => option.value === value) ?? null;
  const combobox = useCombobox<Option<Value>>({
    items,
    selectedItem: selected,
    inputValue: typed ?? labelOf(selected),
    itemToString: labelOf,
    itemToKey: valueOf,
    isItemDisabled: isOptionDisabled,
    inputId: ids.control,
    labelId: ids.label,
    stateReducer: (state, { type, changes }) => {
      if (locked) return state;
      // Escape only closes the list. Downshift would also clear the selection.
      if (type === InputKeyDownEscape && !state.isOpen) return state;
      // A click into the text only places the caret; the list stays open.
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type !== InputChange || !changes.inputValue) return changes;
      const first = matching(options, changes.inputValue).findIndex(option => !isOptionDisabled(option));
      return { ...changes, highlightedIndex: first };
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
  });
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = combobox;

  return (
    <Field {...field} ids={ids}>
      {control => (
        <>
          <FieldBox
            ref={box}
            control={control}
            trailing={
              <FieldButton
                {...combobox.getToggleButtonProps()}
                onMouseDown={event => event.preventDefault()}
                icon={ChevronDown}
                label={isOpen ? 'Close the list' : 'Open the list'}
              />
            }
          >
            <FieldInput
              {...getInputProps({
                ...control.aria,
                disabled: control.disabled,
                onBlur,
                onChange: event => {
                  const text = event.currentTarget.value;
                  setTyped(text);
                  if (text === '' && value !== null) onChange(null);
                },
              })}
              placeholder={placeholder}
              readOnly={control.readOnly}
              spellCheck={false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
              autoFocus={autoFocus}
            />
          </FieldBox>
          <FieldPopup open={isOpen} anchor={box} onDismiss={closeMenu}>
            <OptionList
              {...getMenuProps()}
              emptyText={isOpen && items.length === 0 ? 'Nothing matches' : undefined}
            >
              {isOpen
                ? items.map((option, index) => (
                    <OptionRow
                      {...getItemProps({ item: option, index, 'aria-selected': option === selected })}
                      key={option.value}
                      option={option}
                      highlighted={index === highlightedIndex}
                    />
                  ))
                : null}
            </OptionList>
          </FieldPopup>
        </>
      )}
    </Field>
  );
}
