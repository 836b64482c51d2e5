import { useCombobox } from 'downshift';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldIds } from '../Field';
import { isOptionDisabled, labelOf, matching, type Option, valueOf } from '../Select/option';

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

type TagChoice<Value extends string> = {
  ids: FieldIds;
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  onBlur: (() => void) | undefined;
  options: readonly Option<Value>[];
  locked: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/** A combobox that adds to a list and stays open for the next value. */
export function useTagChoice<Value extends string>(choice: TagChoice<Value>) {
  const { ids, value, onChange, onBlur, options, locked, input } = choice;
  const popup = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const items = matching(
    options.filter(option => !value.includes(option.value)),
    typed,
  );

  const labelFor = (one: Value) => options.find(option => option.value === one)?.label ?? one;

  // Two changes before the next render both count.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  function change(next: readonly Value[]) {
    latest.current = next;
    onChange(next);
  }

  function remove(one: Value) {
    change(latest.current.filter(other => other !== one));
    setSaid(`${labelFor(one)} removed`);
    input.current?.focus();
  }

  // Added by the press itself: the library reports a choice a rendering later, and loses it where the pointer came and
  // pressed at once, as a finger does.
  function add(option: Option<Value>) {
    change(latest.current.concat(option.value));
    setSaid(`${option.label} added`);
    setTyped('');
  }

  const combobox = useCombobox<Option<Value>>({
    items,
    selectedItem: null,
    inputValue: typed,
    itemToString: labelOf,
    itemToKey: valueOf,
    isItemDisabled: isOptionDisabled,
    inputId: ids.control,
    labelId: ids.label,
    stateReducer: (state, { type, changes, source }) => {
      if (locked) return state;
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type === ItemClick || type === InputKeyDownEnter) {
        // Stays open at the same position; what was added, of two presses before the next render both, leaves the list.
        const left = items.filter(item => !latest.current.includes(item.value));
        const next = Math.min(state.highlightedIndex, left.length - 1);
        return { ...changes, isOpen: true, highlightedIndex: next };
      }
      // A press outside the list can still be inside the popup, which closes itself.
      if (type === InputBlur && source === 'outside') return state;
      if (type !== InputChange || !changes.inputValue) return changes;
      const left = options.filter(option => !value.includes(option.value));
      const first = matching(left, changes.inputValue).findIndex(option => !isOptionDisabled(option));
      return { ...changes, highlightedIndex: first };
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
    },
  });

  const ownInput = {
    onChange: (event: { currentTarget: HTMLInputElement }) => setTyped(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      const highlighted = combobox.isOpen ? items[combobox.highlightedIndex] : undefined;
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && highlighted) add(highlighted);
      const last = value.at(-1);
      if (event.key === 'Backspace' && typed === '' && last !== undefined && !locked) remove(last);
    },
    onBlur: (event: FocusEvent) => {
      // The footer of the list is part of the field, so moving focus there is not a blur.
      if (popup.current?.contains(event.relatedTarget)) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      } else onBlur?.();
    },
  };

  return { combobox, items, typed, said, popup, add, remove, labelFor, ownInput };
}
