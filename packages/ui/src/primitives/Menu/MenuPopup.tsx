import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type FocusEvent, type RefObject, useRef } from 'react';
import { Icon } from '../Icon';
import { anchor, item as itemClass, menu, word } from './Menu.css';

export type MenuItem = {
  /** Must be unique within the menu. */
  id: string;
  /** Label: verb and noun. */
  label: string;
  /** Makes the item an option and says whether it is the selected one. @default an action */
  checked?: boolean | undefined;
  onSelect: () => void;
};

function Item({ item }: { item: MenuItem }) {
  return (
    <Radix.Item
      className={itemClass}
      {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
      textValue={item.label}
      onSelect={item.onSelect}
    >
      <span className={word}>{item.label}</span>
      {item.checked ? <Icon icon={Check} /> : null}
    </Radix.Item>
  );
}

export type MenuPopupProps = {
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
  /** Id of the trigger, which labels the menu. */
  labelledBy: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** Opened with the keyboard: focuses the selected option, or the first item. */
  focusFirst: boolean;
  onClose: () => void;
};

/** The open menu. Separate from its trigger, so that its code loads on demand. */
export function MenuPopup({ items, align, labelledBy, triggerRef, focusFirst, onClose }: MenuPopupProps) {
  const entered = useRef(false);
  // Radix mounts after the key event that opened it and so treats the opening as one by pointer, focusing the menu
  // instead of an item.
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    if (!focusFirst || entered.current || event.target !== event.currentTarget) return;
    entered.current = true;
    const first = (which: string) => event.currentTarget.querySelector<HTMLElement>(which);
    (first('[aria-checked=true]') ?? first('[role^=menuitem]'))?.focus();
  };
  return (
    // Not modal: a short menu should neither lock scrolling nor hide the page from screen readers.
    <Radix.Root open modal={false} onOpenChange={open => (open ? undefined : onClose())}>
      <Radix.Trigger asChild>
        <span aria-hidden className={anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onFocus={enter}
          className={menu}
          align={align}
          aria-labelledby={labelledBy}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={event => {
            event.preventDefault();
            // Not where the selected item, or a click elsewhere, has moved it.
            if (document.activeElement === document.body) triggerRef.current?.focus();
          }}
          onInteractOutside={event => {
            // The trigger closes the menu itself; closing it here too would open it again.
            if (event.target instanceof Node && triggerRef.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {items.map(item => (
            <Item key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
