import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { bar, track } from './NachProgress.css';

export type NachProgressProps = {
  /** How many rows are booked, and how many there are to book. */
  done: number;
  /** How many rows there are. */
  of: number;
};

/** How far the commit of a NACH file is. */
export function NachProgress({ done, of }: NachProgressProps) {
  const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
  return (
    <Panel title="Commit">
      <Stack gap="2">
        <Text as="p" weight="medium">
          {done} of {of} rows
        </Text>
        <div
          className={track}
          role="progressbar"
          aria-label="Rows that are booked"
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={done}
        >
          <div className={bar} style={{ width: `${percent}%` }} />
        </div>
        <Text as="p" size="caption" tone="secondary">
          You can leave this page. If it stops, it goes on with the rows that are left; no row posts twice.
        </Text>
      </Stack>
    </Panel>
  );
}
