import type { EquifaxData } from '@lending-desk/domain/bureau';
import { messages } from '@lending-desk/domain/errors';
import { EmptyState } from '../../primitives/EmptyState';
import type { ErrorPanelProps } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { BureauFailed, BureauLoading } from '../BureauHead';
import { EquifaxErrorBanner, EquifaxUnreadable } from '../EquifaxErrorBanner';
import { BureauDetailsPanel } from '../EquifaxTab/ReportPanels';

export type EquifaxSummaryTabProps = {
  /** The loan's Equifax data, as `readEquifax` returns it; undefined while loading. */
  data: Pick<EquifaxData, 'outcome'> | undefined;
  /** Why the bureau data failed to load. @default none */
  error?: ErrorPanelProps | undefined;
};

/** Score and summary of the retail accounts, or the bureau's error (CS-072, CS-073). */
export function EquifaxSummaryTab({ data, error }: EquifaxSummaryTabProps) {
  if (error) return <BureauFailed bureau="Equifax" error={error} />;
  if (!data) return <BureauLoading bureau="Equifax" />;
  const { outcome } = data;
  if (outcome.state === 'broken') return <EquifaxUnreadable issues={outcome.issues} />;
  if (outcome.state === 'missing') {
    return (
      <Panel title="Bureau Details">
        <EmptyState
          title={messages.bureau.reportNotFetched}
          why="The underwriter fetches it at the credit desk."
        />
      </Panel>
    );
  }
  const { value } = outcome;
  if (value.kind === 'error') return <EquifaxErrorBanner error={value} />;
  return (
    <>
      {value.error ? <EquifaxErrorBanner error={value.error} /> : null}
      <BureauDetailsPanel report={value.report} />
    </>
  );
}
