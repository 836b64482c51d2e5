import { ErrorPanel, type ErrorPanelProps } from '../../primitives/ErrorPanel';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { card } from './BureauHead.css';

/** Skeleton of a bureau tab. */
export function BureauLoading({ bureau }: { bureau: string }) {
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden role="status">Loading {bureau}</VisuallyHidden>
      <Skeleton height={96} radius="lg" />
      <Skeleton height={160} radius="lg" />
      <Skeleton height={40} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </Stack>
  );
}

/** Shown instead of a bureau tab that failed to load. */
export function BureauFailed({ bureau, error }: { bureau: string; error: ErrorPanelProps }) {
  return (
    <section className={card} aria-label={bureau} data-state="failed">
      <Stack gap="0" flexGrow={1}>
        <ErrorPanel {...error} />
      </Stack>
    </section>
  );
}
