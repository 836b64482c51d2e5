import {
  type CibilData,
  type CibilReport,
  type CibilStatus,
  genderWords,
  monthOfDate,
} from '@lending-desk/domain/bureau';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import type { ErrorPanelProps } from '../../primitives/ErrorPanel';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { Staged } from '../../primitives/Staged';
import { BureauFailed, type BureauFetch, BureauHead, BureauLoading } from '../BureauHead';
import { shownDate, shownRupees, shownWords } from '../Facts';
import { axisOfLoans, LoanHistories } from '../LoanHistories';

export type CibilTabProps = {
  /** The loan's CIBIL data, as `readCibil` returns it; undefined while loading. */
  data: CibilData | undefined;
  /** Why the bureau data failed to load. @default none */
  error?: ErrorPanelProps | undefined;
  /** Marks the report as sandbox data. @default false */
  sandbox?: boolean | undefined;
  /** State of the report fetch started from this tab. */
  fetch: BureauFetch;
  /** Disables the button, as decided by `cibilButtonDisabled`. @default false */
  fetchDisabled?: boolean | undefined;
  /** Why this user may not fetch. @default allowed */
  disabledReason?: string | undefined;
  onFetch: () => void;
};

const reasons: Readonly<Record<CibilStatus, string>> = {
  fetched: 'Report available',
  initiated: 'The report is on its way',
  notFetched: 'The report is being asked for',
  other: 'The report is being asked for',
};

/** A fact with a copy button. */
const copied = (label: string, text: string): KeyValueItem => ({
  label,
  value: text,
  copy: text,
});

const noReport = 'No CIBIL report yet.';
const missing: Readonly<Record<CibilStatus, string>> = {
  fetched: noReport,
  initiated: 'The report was asked for and is on its way.',
  notFetched: noReport,
  other: noReport,
};

/** Active and inactive loans on one time axis. */
function Histories({ report: { active, inactive, generationDate } }: { report: CibilReport }) {
  const { date } = generationDate;
  const axis = useMemo(
    () => axisOfLoans([...active, ...inactive], date === null ? null : monthOfDate(date)),
    [active, inactive, date],
  );
  const shared = { axis, amounts: 'all', asset: false } as const;
  return (
    <Staged>
      <LoanHistories title="Active Loans" loans={active} {...shared} />
      <LoanHistories title="Inactive Loans" loans={inactive} {...shared} />
    </Staged>
  );
}

/** The CIBIL report of the customer (CR-053). */
export function CibilTab(props: CibilTabProps) {
  const { data, error, fetch, fetchDisabled = false, onFetch } = props;
  if (error) return <BureauFailed bureau="CIBIL" error={error} />;
  if (!data) return <BureauLoading bureau="CIBIL" />;
  const { status, report } = data;
  const value = report.state === 'ready' ? report.value : null;
  const disabledReason = props.disabledReason ?? (fetchDisabled ? reasons[status] : undefined);
  return (
    <Stack gap="3">
      <BureauHead
        bureau="CIBIL"
        buttonLabel="Fetch cibil"
        stand={status === 'other' ? 'error' : status}
        score={value?.score ?? null}
        sandbox={props.sandbox && value !== null}
        fetch={fetch}
        disabledReason={disabledReason}
        onFetch={onFetch}
        message={report.state === 'missing' ? missing[status] : undefined}
        facts={
          value
            ? [
                { label: 'Generation date', value: shownDate(value.generationDate) },
                { label: 'Date of birth', value: shownDate(value.dateOfBirth) },
                { label: 'Gender', value: shownWords(value.gender, genderWords) },
                { label: 'Oldest account', value: shownDate(value.oldestAccount) },
                { label: 'Enquiries, 30 days', value: value.enquiriesLast30Days },
              ]
            : undefined
        }
      />
      {report.state === 'broken' ? (
        <Banner tone="reject" title="CIBIL report could not be read">
          {report.issues.slice(0, 3).join('; ')}
        </Banner>
      ) : null}
      {value ? (
        <Staged>
          <Panel title="Customer" collapsible>
            <KeyValue
              items={[
                { label: 'Name', value: value.name },
                copied('Emails', value.emails.join(', ')),
                copied('Addresses', value.addresses.join('; ')),
                { label: 'Total overdue', value: shownRupees(value.overdue) },
              ]}
            />
          </Panel>
          <Histories report={value} />
        </Staged>
      ) : null}
    </Stack>
  );
}
