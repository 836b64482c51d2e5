import { formatDateTime, instant } from '@lending-desk/domain/calendar';
import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Run } from './row';

/** The steps of `npm test`, each with the result, time and commit of its last run. */
export function LastRuns({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) {
    return (
      <Text as="p" tone="secondary">
        No step of <code>npm test</code> has run on this machine.
      </Text>
    );
  }
  return (
    <Stack direction="row" gap="3" wrap role="list" aria-label="Last runs">
      {runs.map(({ step, passed, at, commit, changed }) => (
        <span key={step} role="listitem">
          <Badge tone={passed ? 'approve' : 'reject'}>{`${step} ${passed ? 'passed' : 'failed'}`}</Badge>{' '}
          <Text size="caption" tone="secondary" numeric>
            {formatDateTime(instant(at))}
            {commit === '' ? '' : ` at ${commit}${changed ? ' with changes' : ''}`}
          </Text>
        </span>
      ))}
    </Stack>
  );
}
