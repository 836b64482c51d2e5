import type { ReactNode } from 'react';
import { panelId, tabId } from './ids';
import { panel } from './Tabs.css';

/** What a tab shows, named after it. */
export function Panel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div
      className={panel}
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
