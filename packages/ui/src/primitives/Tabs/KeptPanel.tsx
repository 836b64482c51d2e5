import { type ReactNode, useDeferredValue, useState } from 'react';
import { Shown } from '../Shown';
import { Panel } from './Panel';
import { layer } from './Tabs.css';

type Props = {
  /** The row of tabs it belongs to. */
  id: string;
  value: string;
  shown: boolean;
  /** The content while it is shown; a panel behind the selected one stays as it was left. */
  children: ReactNode;
};

/** The panel of a tab that was opened. Behind another it keeps its place, its layout and whatever was typed in it, so
 *  that it comes back with the key that asks for it. */
export function KeptPanel({ id, value, shown, children }: Props) {
  const [left, setLeft] = useState(children);
  if (shown && left !== children) setLeft(children);
  // Whoever wants to know hears of it once the picture has changed.
  const heard = useDeferredValue(shown);
  return (
    <div className={layer} data-value={value} data-shown={shown} aria-hidden={!shown}>
      <Panel id={id} value={value}>
        <Shown value={heard}>{shown ? children : left}</Shown>
      </Panel>
    </div>
  );
}
