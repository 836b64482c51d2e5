import { ChevronUp } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { bottomBar, fact, push } from './LoanScreen.css';
import type { LoanRail } from './Rail';

/** The bar that replaces the rail on a small screen: its key facts, and buttons that open it. */
export function BottomBar({ tabs: [main, ...others], facts, onChange }: LoanRail) {
  return (
    <div className={bottomBar}>
      {facts.map(({ label, value }) => (
        <span key={label} className={fact}>
          <Text size="caption" tone="secondary">
            {label}
          </Text>
          <Text weight="semibold" numeric>
            {value}
          </Text>
        </span>
      ))}
      <span className={push} />
      {others.map(({ value, label, counter }) => (
        <Button key={value} onClick={() => onChange(value)}>
          {label} {counter}
        </Button>
      ))}
      <Button variant="solid" iconAfter={ChevronUp} onClick={() => onChange(main.value)}>
        Open {main.label.toLowerCase()}
      </Button>
    </div>
  );
}
