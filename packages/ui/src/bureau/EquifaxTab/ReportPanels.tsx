import {
  accountWords,
  delinquencyWords,
  type EquifaxReport,
  paymentStatus,
  purposeWords,
} from '@lending-desk/domain/bureau';
import { parseRupees } from '@lending-desk/domain/money';
import type { ReactNode } from 'react';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { Facts, shownDate, shownRupees, shownWords } from '../Facts';
import { apart, third, three, whole } from './EquifaxTab.css';

/** Colours a delinquency such as 'WOF' by severity; other text is left plain. */
function severity(word: string | null): ReactNode {
  const { days } = paymentStatus(word);
  return shownWords(word, delinquencyWords, days ? (days > 60 ? 'reject' : 'flag') : undefined);
}

/** 'Gold Loan on 27 Jun 2025', without a line break inside the date. */
function account(text: string | null): ReactNode {
  if (text === null) return null;
  const { label, raw } = accountWords(text);
  return (
    <span title={raw ?? undefined}>
      {label.split(/(\d+ \w{3} \d{4})/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className={whole}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}

/** The score and the summary of the retail accounts (CR-066). */
export function BureauDetailsPanel({ report }: { report: EquifaxReport }) {
  const { summary, score } = report;
  return (
    <Panel title="Bureau Details" summary={score.raw} collapsible>
      <Facts
        facts={[
          { label: 'Score', value: score.value ?? (score.raw === null ? null : `${score.raw} (no score)`) },
          { label: 'Accounts', value: summary.accounts },
          { label: 'Active accounts', value: summary.activeAccounts },
          { label: 'Past due accounts', value: summary.pastDueAccounts },
          { label: 'Zero balance accounts', value: summary.zeroBalanceAccounts },
          { label: 'Write-offs', value: summary.writeOffs },
          { label: 'Total balance', value: shownRupees(summary.totalBalance) },
          { label: 'Total past due', value: shownRupees(summary.totalPastDue) },
          { label: 'Total sanctioned', value: shownRupees(summary.totalSanctioned) },
          { label: 'Monthly payments', value: shownRupees(summary.totalMonthlyPayment) },
          { label: 'Total high credit', value: shownRupees(summary.totalHighCredit) },
          { label: 'Total credit limit', value: shownRupees(summary.totalCreditLimit) },
          { label: 'Average open balance', value: shownRupees(summary.averageOpenBalance) },
          { label: 'Highest credit', value: shownRupees(summary.highestCredit) },
          { label: 'Highest sanctioned', value: shownRupees(summary.highestSanctioned) },
          { label: 'Highest balance', value: shownRupees(summary.highestBalance) },
          { label: 'Oldest account', value: account(summary.oldestAccount) },
          { label: 'Recent account', value: account(summary.recentAccount) },
          { label: 'Most severe, 24 months', value: severity(summary.mostSevere24Months) },
        ]}
      />
      {report.scoringElements.length > 0 ? (
        <div className={apart}>
          <Text as="p" size="caption" tone="tertiary">
            What moved the score: {report.scoringElements.join('; ')}
          </Text>
        </div>
      ) : null}
    </Panel>
  );
}

type Enquiry = EquifaxReport['enquiries'][number];

const enquiryColumns: readonly Column<Enquiry>[] = [
  { id: 'date', header: 'Date', cell: row => shownDate(row.date) },
  { id: 'time', header: 'Time', cell: row => row.time },
  { id: 'institution', header: 'Institution', cell: row => row.institution },
  { id: 'purpose', header: 'Purpose', cell: row => shownWords(row.purpose, purposeWords) },
  { id: 'amount', header: 'Amount', align: 'right', cell: row => shownRupees(row.amount) },
];
const enquiryKey = (row: Enquiry) => row.id;

function EnquiryPanel({ report }: { report: EquifaxReport }) {
  const { enquirySummary: asked, enquiriesLast30Days } = report;
  return (
    <Panel
      title="Enquiry Summary"
      summary={enquiriesLast30Days === null ? null : `${enquiriesLast30Days} in 30 days`}
      collapsible
      defaultOpen={false}
    >
      <Facts
        facts={[
          { label: 'Purpose', value: shownWords(asked.purpose, purposeWords) },
          { label: 'Total', value: asked.total },
          { label: 'Past 30 days', value: asked.past30Days },
          { label: 'Past 12 months', value: asked.past12Months },
          { label: 'Past 24 months', value: asked.past24Months },
          { label: 'Recent', value: shownDate(asked.recent) },
        ]}
      />
      <div className={apart}>
        <Table label="Enquiries" columns={enquiryColumns} rows={report.enquiries} rowKey={enquiryKey} />
      </div>
    </Panel>
  );
}

/** A formatted amount, or the bureau's own text if it is not an amount. */
function rupeesOrWords(text: string | null): string | null {
  return text === null ? null : (shownRupees(parseRupees(text)) ?? text);
}

/** Enquiry Summary, Other Key Info and Recent Activities, in this order. */
export function ReportPanels({ report }: { report: EquifaxReport }) {
  const { otherKeyInfo: key, recentActivities: recent } = report;
  return (
    <div className={three}>
      <div className={third}>
        <EnquiryPanel report={report} />
      </div>
      <div className={third}>
        <Panel title="Other Key Info" collapsible defaultOpen={false}>
          <Facts
            facts={[
              {
                label: 'Age of oldest trade',
                value: key.ageOfOldestTrade && `${key.ageOfOldestTrade} months`,
              },
              { label: 'Open trades', value: key.openTrades },
              { label: 'Ever written off', value: rupeesOrWords(key.everWritten) },
              { label: 'Written off in 9 months', value: rupeesOrWords(key.everWrittenIn9Months) },
              { label: 'Written off in 6 months', value: rupeesOrWords(key.everWrittenIn6Months) },
            ]}
          />
        </Panel>
      </div>
      <div className={third}>
        <Panel title="Recent Activities" collapsible defaultOpen={false}>
          <Facts
            facts={[
              { label: 'Accounts delinquent', value: recent.delinquent },
              { label: 'Accounts opened', value: recent.opened },
              { label: 'Accounts updated', value: recent.updated },
              { label: 'Total enquiries', value: recent.enquiries },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
