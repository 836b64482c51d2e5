import { useSelect } from 'downshift';
import { ChevronDown, Lock, type LucideIcon, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
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
  /** Five or more options; for two to four use Segmented or RadioCards. */
  options: readonly Option<Value>[];
  /** Placeholder. @default 'Select' */
  placeholder?: string | undefined;
  /** Clears the selection; adds a cross. @default cannot be cleared */
  onClear?: (() => void) | undefined;
  /** Accessible name of the cross. @default 'Clear' and the label */
  clearLabel?: string | undefined;
  /** Icon before the value. @default the selected option's icon */
  icon?: LucideIcon | undefined;
  /** Renders the selected value, including one that is not an option. @default the option's label */
  face?: ((value: Value) => ReactNode) | undefined;
  /** Shown instead of an empty list. @default 'Nothing to choose from' */
  emptyText?: string | undefined;
  /** A bordered box, or none inside a group that has its own. @default 'box' */
  frame?: 'box' | 'none' | undefined;
};

/** Passes on Ctrl Enter (submit) and Ctrl S (save), which would otherwise open the list as typed letters. */
function leaveShortcutsAlone(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Selects one of five or more options. Typing jumps to the option that starts with the typed letters. */
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
  autoFocus = false,
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
                disabled: control.disabled,
                onBlur: leave,
                onKeyDown: leaveShortcutsAlone,
              })}
              aria-readonly={control.readOnly || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
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
                    // The cross disappears with the selection, so focus returns to the field.
                    document.getElementById(ids.control)?.focus();
                    onClear();
                  }}
                />
              </span>
            ) : null}
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
