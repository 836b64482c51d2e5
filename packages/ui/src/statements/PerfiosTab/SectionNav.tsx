import { useRef, useState } from 'react';
import { Counter, type CounterProps } from '../../primitives/Counter';
import { nav, pill } from './PerfiosTab.css';

export type NavItem = {
  id: string;
  label: string;
  counter?: Pick<CounterProps, 'value' | 'tone' | 'label'> | undefined;
};

/** The section navigation of the tab: scrolls to a section and moves focus there. */
export function SectionNav({ items }: { items: readonly NavItem[] }) {
  const [current, setCurrent] = useState(items[0]?.id);
  const row = useRef<HTMLElement>(null);
  const go = (id: string) => {
    setCurrent(id);
    const section = document.getElementById(id);
    if (!section || !row.current) return;
    // A section stops below the navigation, which stays.
    section.style.scrollMarginTop = `${row.current.offsetHeight + 8}px`;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav ref={row} className={nav} aria-label="Bank statement sections">
      {items.map(({ id, label, counter }) => (
        <button
          key={id}
          type="button"
          className={pill}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => go(id)}
        >
          {label}
          {counter ? <Counter {...counter} /> : null}
        </button>
      ))}
    </nav>
  );
}
