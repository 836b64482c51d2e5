import { Counter, type CounterProps } from '../Counter';
import { Kbd } from '../Kbd';
import { VisuallyHidden } from '../VisuallyHidden';
import { counterRoom, dot, tabLabel } from './Tabs.css';

export type TabItem = {
  /** Id of the tab, used in the URL: 'equifax'. No spaces. */
  value: string;
  label: string;
  /** A count or score after the label. @default none */
  counter?: number | string | undefined;
  /** Meaning of the counter. @default 'neutral' */
  counterTone?: CounterProps['tone'];
  /** Keeps the room of a counter that may arrive later, so that it pushes no other tab. @default false */
  counterRoom?: boolean | undefined;
  /** A status dot after the label, such as green for a clear check. @default none */
  dot?: keyof typeof dot | undefined;
  /** The dot's text for screen readers. @default by the dot: clear, flagged, failed, new, pending */
  dotLabel?: string | undefined;
  /** Shortcut that opens the tab. @default none */
  kbd?: string | undefined;
  /** URL of the tab, so that it can be opened in a new window. @default none */
  href?: string | undefined;
  /** Whether the tab stays mounted once opened, keeping its scroll position and input. @default false */
  kept?: boolean | undefined;
};

const dotWords = { approve: 'clear', flag: 'flagged', reject: 'failed', info: 'new', neutral: 'pending' };

/** Content of a tab: label, counter, dot. */
export function TabFace({ item }: { item: TabItem }) {
  return (
    <>
      <span className={tabLabel}>{item.label}</span>
      {item.counter === undefined && !item.counterRoom ? null : (
        <span className={item.counterRoom ? counterRoom : undefined}>
          {item.counter === undefined ? null : <Counter value={item.counter} tone={item.counterTone} />}
        </span>
      )}
      {item.dot ? (
        <span className={dot[item.dot]}>
          <VisuallyHidden>{item.dotLabel ?? dotWords[item.dot]}</VisuallyHidden>
        </span>
      ) : null}
      {item.kbd ? (
        <span aria-hidden>
          <Kbd>{item.kbd}</Kbd>
        </span>
      ) : null}
    </>
  );
}
