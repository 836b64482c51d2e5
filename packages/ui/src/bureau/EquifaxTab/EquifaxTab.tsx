import { type EquifaxData, genderWords, monthOfDate } from '@lending-desk/domain/bureau';
import { messages } from '@lending-desk/domain/errors';
import type { ErrorPanelProps } from '../../primitives/ErrorPanel';
import { Stack } from '../../primitives/Stack';
import { Staged } from '../../primitives/Staged';
import { BureauFailed, type BureauFetch, BureauHead, BureauLoading } from '../BureauHead';
import { EquifaxErrorBanner, EquifaxUnreadable } from '../EquifaxErrorBanner';
import { shownDate, shownWords } from '../Facts';
import { ContactPanel } from './ContactPanel';
import { LoanPanels } from './LoanPanels';
import { BureauDetailsPanel, ReportPanels } from './ReportPanels';

export type EquifaxTabProps = {
  /** The loan's Equifax data, as `readEquifax` returns it; undefined while loading. */
  data: EquifaxData | undefined;
  /** Why the bureau data failed to load. @default none */
  error?: ErrorPanelProps | undefined;
  /** Marks the report as sandbox data. @default false */
  sandbox?: boolean | undefined;
  /** State of the report fetch started from this tab. */
  fetch: BureauFetch;
  /** Why this user may not fetch. @default allowed */
  disabledReason?: string | undefined;
  onFetch: () => void;
};

/** The Equifax report of the customer (CR-064 to CR-070). */
export function EquifaxTab({ data, error, sandbox, fetch, disabledReason, onFetch }: EquifaxTabProps) {
  if (error) return <BureauFailed bureau="Equifax" error={error} />;
  if (!data) return <BureauLoading bureau="Equifax" />;
  const { outcome } = data;
  const found = outcome.state === 'ready' ? outcome.value : null;
  const report = found?.kind === 'report' ? found.report : null;
  const besides = found?.kind === 'report' ? found.error : null;
  const head = { bureau: 'Equifax', buttonLabel: 'Fetch Bureau', fetch, onFetch };

  if (!report) {
    const broken = outcome.state === 'broken';
    // One state from the press to the report.
    const onItsWay = fetch.state === 'running' || fetch.state === 'initiated';
    return (
      <Stack gap="3">
        <BureauHead
          {...head}
          stand={found || broken ? 'error' : onItsWay ? 'initiated' : 'notFetched'}
          score={null}
          disabledReason={disabledReason}
          sandbox={sandbox && found !== null}
          message={found || broken ? undefined : messages.bureau.reportNotFetched}
        />
        {found?.kind === 'error' ? <EquifaxErrorBanner error={found} /> : null}
        {outcome.state === 'broken' ? <EquifaxUnreadable issues={outcome.issues} /> : null}
      </Stack>
    );
  }
  const { date } = report.reportDate;
  return (
    <Stack gap="3">
      <BureauHead
        {...head}
        stand="fetched"
        score={report.score}
        sandbox={sandbox}
        disabledReason={disabledReason ?? 'Report available'}
        facts={[
          { label: 'Report date', value: shownDate(report.reportDate) },
          { label: 'Date of birth', value: shownDate(report.dateOfBirth) },
          { label: 'Gender', value: shownWords(report.gender, genderWords) },
          { label: 'Enquiries, 30 days', value: report.enquiriesLast30Days },
        ]}
      />
      {besides ? <EquifaxErrorBanner error={besides} /> : null}
      <Staged>
        <>
          <ContactPanel report={report} />
          <BureauDetailsPanel report={report} />
          <ReportPanels report={report} />
        </>
        <LoanPanels data={data} reportMonth={date === null ? null : monthOfDate(date)} />
      </Staged>
    </Stack>
  );
}
