import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { top } from './KycNewTab.css';

/** Skeleton of the tab. */
export function Loading() {
  return (
    <div aria-busy role="status" aria-label="Loading KYC">
      <Stack gap="3">
        <div className={top}>
          <Panel title="Images">
            <Skeleton height={130} radius="md" />
          </Panel>
          <Panel title="KYC verification status">
            <Skeleton height={130} radius="md" />
          </Panel>
        </div>
        <Panel title="Comparison">
          <Skeleton height={360} radius="md" />
        </Panel>
      </Stack>
    </div>
  );
}
