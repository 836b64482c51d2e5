import { useSelect } from 'downshift';
import { ChevronDown, Lock, type LucideIcon, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import {
  type ControlProps,
  Field,
  FieldAffix,
  FieldBox,
  FieldButton,
  FieldPopup,
  FieldTrigger,
  useFieldIds,
} from '../Field';
import { Icon } from '../Icon';
import { OptionList } from './OptionList';
import { OptionRow } from './OptionRow';
import { isOptionDisabled, labelOf, type Option, valueOf } from './option';
import { clear } from './Select.css';

export type SelectProps<Value extends string> = Omit<ControlProps<Value | null>, 'onChange'> & {
  onChange: (value: Value) => void;
  /** Five or more; for two to four use Segmented or RadioCards. */
  options: readonly Option<Value>[];
  /** Shown while nothing is chosen. @default 'Select' */
  placeholder?: string | undefined;
  /** Takes the choice back; a cross then stands beside it. @default the choice stays */
  onClear?: (() => void) | undefined;
  /** What the cross says to a screen reader. @default 'Clear', with the label */
  clearLabel?: string | undefined;
  /** Picture before the value. @default the chosen option's */
  icon?: LucideIcon | undefined;
  /** How a value stands in the field, also one that is no option. @default the option's label */
  face?: ((value: Value) => ReactNode) | undefined;
  /** Said in place of an empty list. @default 'Nothing to choose from' */
  emptyText?: string | undefined;
  /** A box of its own, or none inside a group that has one. @default 'box' */
  frame?: 'box' | 'none' | undefined;
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
  onClear,
  clearLabel,
  icon,
  face,
  emptyText = 'Nothing to choose from',
  frame = 'box',
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
  const shown = value !== null && face ? face(value) : selected?.label;
  const picture = icon ? (
    <FieldAffix>
      <Icon icon={icon} size={14} />
    </FieldAffix>
  ) : selected?.icon ? (
    <Icon icon={selected.icon} size={14} />
  ) : null;
  const clears = onClear !== undefined && value !== null && !locked;
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

  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <Field {...field} ids={ids} labels="button">
      {control => (
        <>
          <FieldBox ref={box} control={control} shape={frame === 'box' ? 'filled' : 'bare'}>
            <FieldTrigger
              {...getToggleButtonProps({
                ...control.aria,
                ref: ref ?? null,
                disabled: control.disabled,
                onBlur: leave,
                onKeyDown: leaveShortcutsAlone,
              })}
              aria-readonly={control.readOnly || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
              autoFocus={autoFocus}
              icon={picture}
              value={shown}
              placeholder={placeholder}
              mark={clears ? undefined : locked ? Lock : ChevronDown}
            />
            {clears ? (
              <span className={clear}>
                <FieldButton
                  icon={X}
                  label={clearLabel ?? `Clear ${field.label.toLowerCase()}`}
                  onBlur={leave}
                  onClick={() => {
                    // The cross goes with the choice; the focus stays in the field.
                    document.getElementById(ids.control)?.focus();
                    onClear();
                  }}
                />
              </span>
            ) : null}
            {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
          </FieldBox>
          <FieldPopup open={isOpen} anchor={box} onDismiss={closeMenu}>
            <OptionList {...getMenuProps()} emptyText={isOpen && items.length === 0 ? emptyText : undefined}>
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
            </OptionList>
          </FieldPopup>
        </>
      )}
    </Field>
  );
}
