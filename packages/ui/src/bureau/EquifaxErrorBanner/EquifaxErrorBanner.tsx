import type { EquifaxError } from '@lending-desk/domain/bureau';
import { Banner } from '../../primitives/Banner';

type EquifaxErrorBannerProps = {
  /** What the bureau answered in place of a report. */
  error: EquifaxError;
};

/** The bureau's error in its own words (CR-069, CS-073). */
export function EquifaxErrorBanner({ error }: EquifaxErrorBannerProps) {
  return (
    <Banner tone={error.noHit ? 'flag' : 'reject'} title="Equifax Error">
      {error.description}
    </Banner>
  );
}

/** Shown instead of a report that is no report. */
export function EquifaxUnreadable({ issues }: { issues: readonly string[] }) {
  return (
    <Banner tone="reject" title="Equifax report could not be read">
      {issues.slice(0, 3).join('; ')}
    </Banner>
  );
}
