import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Counter, type CounterProps } from '../../primitives/Counter';
import { Icon } from '../../primitives/Icon';
import { Menu } from '../../primitives/Menu';
import { useFittingTabs } from '../../primitives/Tabs';
import { bar, list, nav, pill } from './PerfiosTab.css';

export type NavItem = {
  /** Id of the section. */
  value: string;
  label: string;
  counter?: Pick<CounterProps, 'value' | 'tone' | 'label'> | undefined;
};

/** The section navigation of the tab: scrolls to a section and moves focus there. One row, with a 'More n' menu for
 *  the sections that do not fit. */
export function SectionNav({ items }: { items: readonly NavItem[] }) {
  const [current, setCurrent] = useState(items[0]?.value ?? '');
  const row = useRef<HTMLElement>(null);
  const { barRef, listRef, moreRef, isShown } = useFittingTabs(items, current);
  const rest = items.filter(({ value }) => !isShown(value));
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
      <div ref={barRef} className={bar}>
        <div ref={listRef} className={list}>
          {items.map(({ value, label, counter }) => (
            <button
              key={value}
              type="button"
              className={pill}
              data-hidden={!isShown(value)}
              aria-current={value === current ? 'true' : undefined}
              onClick={() => go(value)}
            >
              {label}
              {counter ? <Counter {...counter} /> : null}
            </button>
          ))}
        </div>
        <Menu
          align="end"
          trigger={
            <button ref={moreRef} type="button" className={pill} data-hidden={rest.length === 0}>
              More {rest.length}
              <Icon icon={ChevronDown} size={12} />
            </button>
          }
          items={rest.map(({ value, label, counter }) => ({
            id: value,
            label: counter ? `${label} (${counter.value})` : label,
            onSelect: () => go(value),
          }))}
        />
      </div>
    </nav>
  );
}
