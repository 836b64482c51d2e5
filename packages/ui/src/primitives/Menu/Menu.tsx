import { Slot } from '@radix-ui/react-slot';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useId, useRef, useState } from 'react';
import { loadable } from '../Loadable';
import { holder } from './Menu.css';
import type { MenuItem, MenuPopupProps } from './MenuPopup';

const popup = loadable<MenuPopupProps>(async () => (await import('./MenuPopup')).MenuPopup);

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** What can be chosen, in order. */
  items: readonly MenuItem[];
  /** Edge of the trigger the menu lines up with. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
};

/** A menu of actions, or of options to choose one from. Arrow keys move, typing jumps to an item, Enter selects,
 *  Escape closes. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'no' | 'byPointer' | 'byKey'>('no');
  const ahead = () => void popup.preload();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen('byKey');
  };
  return (
    <span className={holder}>
      <Slot
        ref={triggerRef}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open !== 'no'}
        data-state={open === 'no' ? 'closed' : 'open'}
        onPointerEnter={ahead}
        onFocus={ahead}
        // `detail` is 0 for a click triggered by Enter or Space.
        onClick={(event: MouseEvent) =>
          setOpen(open !== 'no' ? 'no' : event.detail === 0 ? 'byKey' : 'byPointer')
        }
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot>
      {open !== 'no' ? (
        <popup.View
          items={items}
          align={align}
          labelledBy={id}
          triggerRef={triggerRef}
          focusFirst={open === 'byKey'}
          onClose={() => setOpen('no')}
        />
      ) : null}
    </span>
  );
}
