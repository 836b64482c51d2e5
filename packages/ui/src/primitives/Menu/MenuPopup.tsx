import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import { type FocusEvent, Fragment, type RefObject, useId, useRef } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { anchor, groupLabel, item as itemClass, menu, picture, rule, word } from './Menu.css';

export type MenuItem = {
  /** Must be unique within the menu. */
  id: string;
  /** Label: verb and noun. */
  label: string;
  /** Icon before the label. @default none */
  icon?: LucideIcon | undefined;
  /** Shortcut for the same action, shown as a key cap. @default none */
  kbd?: string | undefined;
  /** 'reject' for irreversible actions. @default 'neutral' */
  tone?: 'neutral' | 'reject' | undefined;
  /** Makes the item an option and says whether it is the selected one. @default an action */
  checked?: boolean | undefined;
  /** Shown but cannot be selected. @default false */
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type MenuGroup = {
  id: string;
  /** Heading above the items. @default none */
  label?: string | undefined;
  items: readonly MenuItem[];
};

function Item({ item }: { item: MenuItem }) {
  const tone = item.tone ?? 'neutral';
  return (
    <Radix.Item
      className={itemClass({ tone })}
      disabled={item.disabled ?? false}
      {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
      textValue={item.label}
      onSelect={item.onSelect}
    >
      {item.icon ? (
        <span className={picture({ tone })}>
          <Icon icon={item.icon} />
        </span>
      ) : null}
      <span className={word}>{item.label}</span>
      {item.kbd ? (
        <span aria-hidden>
          <Kbd>{item.kbd}</Kbd>
        </span>
      ) : null}
      {item.checked ? <Icon icon={Check} /> : null}
    </Radix.Item>
  );
}

export type MenuPopupProps = {
  groups: readonly MenuGroup[];
  align: 'start' | 'center' | 'end';
  /** Id of the trigger, which labels the menu. */
  labelledBy: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** Opened with the keyboard: focuses the selected option, or the first item. */
  focusFirst: boolean;
  onClose: () => void;
};

/** The open menu. Separate from its trigger, so that its code loads on demand. */
export function MenuPopup({ groups, align, labelledBy, triggerRef, focusFirst, onClose }: MenuPopupProps) {
  const id = useId();
  const entered = useRef(false);
  // Radix mounts after the key event that opened it and so treats the opening as one by pointer, focusing the menu
  // instead of an item.
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    if (!focusFirst || entered.current || event.target !== event.currentTarget) return;
    entered.current = true;
    const first = (which: string) => event.currentTarget.querySelector<HTMLElement>(which);
    (first('[aria-checked=true]') ?? first('[role^=menuitem]:not([data-disabled])'))?.focus();
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
          {groups.map((group, index) => (
            <Fragment key={group.id}>
              {index > 0 ? <Radix.Separator className={rule} /> : null}
              <Radix.Group aria-labelledby={group.label ? `${id}-${group.id}` : undefined}>
                {group.label ? (
                  <Radix.Label id={`${id}-${group.id}`} className={groupLabel}>
                    {group.label}
                  </Radix.Label>
                ) : null}
                {group.items.map(item => (
                  <Item key={item.id} item={item} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
