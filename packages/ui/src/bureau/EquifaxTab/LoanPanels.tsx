import {
  type BureauLoan,
  type EquifaxData,
  type EquifaxFeatures,
  monthStatusWords,
} from '@lending-desk/domain/bureau';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import { Panel } from '../../primitives/Panel';
import { Staged } from '../../primitives/Staged';
import { Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { Facts, shownDate, shownRupees } from '../Facts';
import { accountsText, axisOfLoans, LoanHistories } from '../LoanHistories';
import { loanColumns } from './loanColumns';

const loanKey = (loan: BureauLoan) => loan.id;

/** '91 days or more, written off'; a status that is only a number of days says nothing new. */
function withCause(days: string, word: string | null) {
  const { label, raw } = monthStatusWords(word ?? '');
  return (
    <span title={word ?? undefined}>
      {days}
      {raw === null ? null : `, ${label.toLowerCase()}`}
    </span>
  );
}

function Variables({ features }: { features: EquifaxFeatures }) {
  const { worstDpd24Months: worst, worstStatus24Months: word } = features;
  const days = worst === 1 ? 'day' : 'days';
  return (
    <Facts
      facts={[
        { label: 'Active loans', value: features.activeLoans },
        { label: 'Balance', value: shownRupees(features.balance) },
        { label: 'Past due', value: shownRupees(features.pastDue) },
        { label: 'Loans past due', value: features.loansPastDue },
        { label: 'Sanctioned', value: shownRupees(features.sanctioned) },
        { label: 'Instalments a month', value: shownRupees(features.installments) },
        { label: 'Credit limit', value: shownRupees(features.creditLimit) },
        { label: 'Utilisation', value: features.utilisation === null ? null : `${features.utilisation}%` },
        {
          label: 'Worst, 24 months',
          value:
            worst === null
              ? null
              : worst > 0
                ? withCause(`${worst} ${days} or more`, word)
                : 'No days past due',
        },
        { label: 'Months past due, 24 months', value: features.monthsPastDue24Months },
        { label: 'Opened in 6 months', value: features.openedLast6Months },
        { label: 'Oldest opened', value: shownDate(features.oldestOpened) },
        { label: 'Newest opened', value: shownDate(features.newestOpened) },
      ]}
    />
  );
}

function Broken({ what, issues }: { what: string; issues: readonly string[] }) {
  return (
    <Banner tone="reject" title={`${what} could not be read`}>
      {issues.slice(0, 3).join('; ')}
    </Banner>
  );
}

const none: readonly BureauLoan[] = [];

type LoanPanelsProps = { data: EquifaxData; reportMonth: number | null };

/** Active Loans tabular, Active Loans Variables, Active Loans, Inactive Loans, in this order. An unreadable
 *  section shows an error in its own panel. */
export function LoanPanels({ data, reportMonth }: LoanPanelsProps) {
  const { loans, features } = data;
  const active = loans.state === 'ready' ? loans.value.active : none;
  const inactive = loans.state === 'ready' ? loans.value.inactive : none;
  const axis = useMemo(
    () => axisOfLoans([...active, ...inactive], reportMonth),
    [active, inactive, reportMonth],
  );
  return (
    <>
      <Panel
        title="Active Loans tabular"
        summary={accountsText(active.length)}
        collapsible
        defaultOpen={false}
        padding={loans.state === 'broken' ? 'body' : 'none'}
      >
        {loans.state === 'broken' ? (
          <Broken what="Loans" issues={loans.issues} />
        ) : (
          <Table label="Active Loans tabular" columns={loanColumns} rows={active} rowKey={loanKey} />
        )}
      </Panel>
      <Panel title="Active Loans Variables" collapsible defaultOpen={false}>
        {features.state === 'ready' ? (
          <Variables features={features.value} />
        ) : features.state === 'broken' ? (
          <Broken what="Variables" issues={features.issues} />
        ) : (
          <Text as="p" tone="tertiary">
            Variables were not given.
          </Text>
        )}
      </Panel>
      {loans.state === 'broken' ? (
        <>
          <Panel title="Active Loans" collapsible>
            <Broken what="Active loans" issues={loans.issues} />
          </Panel>
          <Panel title="Inactive Loans" collapsible>
            <Broken what="Inactive loans" issues={loans.issues} />
          </Panel>
        </>
      ) : (
        <Staged>
          <LoanHistories title="Active Loans" loans={active} axis={axis} />
          <LoanHistories title="Inactive Loans" loans={inactive} axis={axis} />
        </Staged>
      )}
    </>
  );
}
