import { Counter, type CounterProps } from '../Counter';
import { VisuallyHidden } from '../VisuallyHidden';
import { dot, tabLabel } from './Tabs.css';

export type TabItem = {
  /** The tab's name in the address: 'equifax'. No spaces. */
  value: string;
  label: string;
  /** A count or score after the label. @default none */
  counter?: number | string | undefined;
  /** What the count means. @default 'neutral' */
  counterTone?: CounterProps['tone'];
  /** A dot after the label, such as green for a clear check. @default none */
  dot?: keyof typeof dot | undefined;
  /** What the dot says to a screen reader. @default by the dot: clear, flagged, failed, new, pending */
  dotLabel?: string | undefined;
  /** The tab's address, so that it can be opened in a new window. @default none */
  href?: string | undefined;
  /** Whether the tab, once opened, stays behind the selected one as it was left: scrolled, typed in, half done.
   *  @default false */
  kept?: boolean | undefined;
};

const dotWords = { approve: 'clear', flag: 'flagged', reject: 'failed', info: 'new', neutral: 'pending' };

/** A tab where only words can stand: 'Rules (2)'. */
export function tabWords({ label, counter }: TabItem): string {
  return counter === undefined ? label : `${label} (${counter})`;
}

/** What stands in a tab: label, counter, dot. */
export function TabFace({ item }: { item: TabItem }) {
  return (
    <>
      <span className={tabLabel}>{item.label}</span>
      {item.counter === undefined ? null : <Counter value={item.counter} tone={item.counterTone} />}
      {item.dot ? (
        <span className={dot[item.dot]}>
          <VisuallyHidden>{item.dotLabel ?? dotWords[item.dot]}</VisuallyHidden>
        </span>
      ) : null}
    </>
  );
}
