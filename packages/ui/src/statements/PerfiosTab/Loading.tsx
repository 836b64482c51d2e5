import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { frame, page, pair } from './PerfiosTab.css';

/** Skeleton of the tab. */
export function Loading() {
  return (
    <div className={frame}>
      <div className={page} aria-busy="true">
        <VisuallyHidden role="status">Loading the bank statement</VisuallyHidden>
        <Skeleton height={28} width="70%" radius="md" />
        <Skeleton height={60} radius="lg" />
        <div className={pair}>
          <Panel title="Closing balance">
            <Skeleton height={184} radius="md" />
          </Panel>
          <Panel title="Credits and debits">
            <Skeleton height={184} radius="md" />
          </Panel>
        </div>
        <Panel title="Transactions">
          <Skeleton height={320} radius="md" />
        </Panel>
      </div>
    </div>
  );
}
