import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { frame, page, rest } from './KycNewTab.css';

/** Skeleton of the tab, in its columns. */
export function Loading() {
  return (
    <div className={frame} aria-busy role="status" aria-label="Loading KYC">
      <div className={page}>
        <Panel title="Images">
          <Skeleton height={130} radius="md" />
        </Panel>
        <div className={rest}>
          <Panel title="KYC verification status">
            <Skeleton height={96} radius="md" />
          </Panel>
          <Panel title="Comparison">
            <Skeleton height={360} radius="md" />
          </Panel>
        </div>
      </div>
    </div>
  );
}
