import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon';
import type { TabItem } from './TabFace';
import { tabWords } from './tabWords';
import { chevron, picker, select } from './Tabs.css';

type Props = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
};

/** A select with the tabs of a vertical tab list, for narrow windows. */
export function TabPicker({ label, items, value, onChange }: Props) {
  return (
    <div className={picker}>
      <select
        className={select}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        {items.map(item => (
          <option key={item.value} value={item.value}>
            {tabWords(item)}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </div>
  );
}
