import { messages, type PhoneChoice } from '@lending-desk/domain';
import { useSelect } from 'downshift';
import { ChevronDown, Phone, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FieldButton, FieldPopup } from '../../primitives/Field';
import { Icon } from '../../primitives/Icon';
import { list, nothing } from '../../primitives/Select/OptionList.css';
import { OptionRow } from '../../primitives/Select/OptionRow';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { chosen, number, picker, trigger, unchosen, whose } from './CallWidget.css';

export type PhonePickerProps = {
  phones: readonly PhoneChoice[];
  phone: string | null;
  onPhone: (phone: string | null) => void;
};

const labelOf = (choice: PhoneChoice | null) => choice?.label ?? '';
const phoneOf = (choice: PhoneChoice | null) => choice?.phone ?? null;

/** Ctrl Enter submits the decision; as a letter it would open the list. */
function leaveShortcutsAlone(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Which number is called. A cross takes the choice back. */
export function PhonePicker({ phones, phone, onPhone }: PhonePickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const items = [...phones];
  const selected = items.find(choice => choice.phone === phone) ?? null;
  const { isOpen, highlightedIndex, closeMenu, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<PhoneChoice>({
      items,
      selectedItem: selected,
      itemToString: labelOf,
      itemToKey: phoneOf,
      toggleButtonId: id,
      labelId: `${id}-label`,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onPhone(selectedItem.phone);
      },
    });

  function clear() {
    onPhone(null);
    // The cross goes with the choice; the focus stays in the picker.
    opener.current?.focus();
  }

  return (
    <div ref={box} className={picker}>
      <VisuallyHidden id={`${id}-label`}>{messages.calls.selectPhone}</VisuallyHidden>
      <button
        {...getToggleButtonProps({ ref: opener, onKeyDown: leaveShortcutsAlone })}
        type="button"
        className={trigger}
      >
        <Icon icon={Phone} size={14} />
        {phone === null ? (
          // The label says it already.
          <span aria-hidden className={unchosen}>
            {messages.calls.selectPhone}
          </span>
        ) : (
          <span className={chosen}>
            {selected ? <span className={whose}>{selected.whose}:</span> : null}{' '}
            <span className={number}>
              <Text mono>{phone}</Text>
            </span>
          </span>
        )}
        {phone === null ? <Icon icon={ChevronDown} size={14} /> : null}
      </button>
      {phone === null ? null : <FieldButton icon={X} label="Clear phone number" onClick={clear} />}
      <FieldPopup open={isOpen} anchor={box} onDismiss={closeMenu}>
        <ul {...getMenuProps()} className={list}>
          {isOpen
            ? items.map((choice, index) => (
                <OptionRow
                  {...getItemProps({ item: choice, index })}
                  key={choice.phone}
                  option={{ value: choice.phone, label: choice.label }}
                  highlighted={index === highlightedIndex}
                />
              ))
            : null}
        </ul>
        {isOpen && items.length === 0 ? <p className={nothing}>This loan has no phone number</p> : null}
      </FieldPopup>
    </div>
  );
}
