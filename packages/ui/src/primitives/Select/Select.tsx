import { useSelect } from 'downshift';
import { ChevronDown, Lock } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { type ControlProps, Field, FieldBox, FieldPopup, useFieldIds } from '../Field';
import { Icon } from '../Icon';
import { list } from './OptionList.css';
import { OptionRow } from './OptionRow';
import { isOptionDisabled, labelOf, type Option, valueOf } from './option';
import { chosen, mark, trigger } from './Select.css';

export type SelectProps<Value extends string> = Omit<ControlProps<Value | null>, 'onChange'> & {
  onChange: (value: Value) => void;
  /** Five or more; for two to four use Segmented or RadioCards. */
  options: readonly Option<Value>[];
  /** Shown while nothing is chosen. @default 'Select' */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Ctrl Enter submits and Ctrl S saves; as letters they would open the list. */
function leaveShortcutsAlone(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** One of five or more. Typing letters jumps to the option that begins with them. */
export function Select<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  placeholder = 'Select',
  name,
  autoFocus = false,
  ref,
  ...field
}: SelectProps<Value>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const locked = (field.disabled ?? false) || (field.readOnly ?? false);
  const items = [...options];
  const selected = items.find(option => option.value === value) ?? null;
  const { isOpen, highlightedIndex, closeMenu, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    Option<Value>
  >({
    items,
    selectedItem: selected,
    itemToString: labelOf,
    itemToKey: valueOf,
    isItemDisabled: isOptionDisabled,
    toggleButtonId: ids.control,
    labelId: ids.label,
    stateReducer: (state, { changes }) => (locked ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.value);
    },
  });

  return (
    <Field {...field} ids={ids} labels="button">
      {control => (
        <>
          <FieldBox ref={box} control={control} shape="filled">
            <button
              {...getToggleButtonProps({
                ...control.aria,
                ref: ref ?? null,
                disabled: control.disabled,
                onBlur: (event: FocusEvent) => {
                  if (!box.current?.contains(event.relatedTarget)) onBlur?.();
                },
                onKeyDown: leaveShortcutsAlone,
              })}
              type="button"
              className={trigger}
              aria-readonly={control.readOnly || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
              autoFocus={autoFocus}
            >
              {selected?.icon ? <Icon icon={selected.icon} size={14} /> : null}
              <span className={chosen} data-empty={selected === null}>
                {selected?.label ?? placeholder}
              </span>
              <span className={mark}>
                <Icon icon={locked ? Lock : ChevronDown} size={14} />
              </span>
            </button>
            {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
          </FieldBox>
          <FieldPopup open={isOpen} anchor={box} onDismiss={closeMenu}>
            <ul {...getMenuProps()} className={list}>
              {isOpen
                ? items.map((option, index) => (
                    <OptionRow
                      {...getItemProps({ item: option, index })}
                      key={option.value}
                      option={option}
                      highlighted={index === highlightedIndex}
                    />
                  ))
                : null}
            </ul>
          </FieldPopup>
        </>
      )}
    </Field>
  );
}
