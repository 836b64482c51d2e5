import { formatDate, parseBusinessDate } from '@lending-desk/domain/calendar';
import type { FcuFinding, ReportCustomer, ReportStatement } from '@lending-desk/domain/statements';
import { Badge } from '../../primitives/Badge';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { Cut } from './cells';
import { note } from './PerfiosTab.css';

type FileRow = {
  key: string;
  fileName: string;
  bank: string;
  status: string;
  accountNo: string;
  accountType: string;
  from: string;
  to: string;
};
const keyOf = (row: { key: string }) => row.key;

/** A formatted date, or the provider's text if it is not a date. */
function dayText(written: string | undefined): string {
  const day = parseBusinessDate(written ?? '');
  return day ? formatDate(day) : (written ?? '');
}
const fileColumns: readonly Column<FileRow>[] = [
  { id: 'file', header: 'File', cell: row => row.fileName },
  {
    id: 'status',
    header: 'Status',
    cell: row =>
      row.status && <Badge tone={row.status === 'VERIFIED' ? 'approve' : 'flag'}>{row.status}</Badge>,
  },
  { id: 'bank', header: 'Bank', cell: row => row.bank },
  { id: 'account', header: 'Account number', mono: true, cell: row => row.accountNo },
  { id: 'type', header: 'Account type', cell: row => row.accountType },
  { id: 'from', header: 'First transaction', cell: row => row.from },
  { id: 'to', header: 'Last transaction', cell: row => row.to },
];

function fileRows(statements: readonly ReportStatement[]): FileRow[] {
  return statements.flatMap((statement, index) => {
    const accounts = statement.statementAccounts.length > 0 ? statement.statementAccounts : [null];
    return accounts.map((account, position) => ({
      key: `${index}-${position}`,
      fileName: statement.fileName,
      bank: statement.customerInfo.bank,
      status: statement.statementStatus,
      accountNo: account?.accountNo ?? '',
      accountType: account?.accountType ?? '',
      from: dayText(account?.xnsStartDate),
      to: dayText(account?.xnsEndDate),
    }));
  });
}

/** The files the report is based on (CR-045). */
export function StatementDetails({ statements }: { statements: readonly ReportStatement[] }) {
  const rows = fileRows(statements);
  const files = `${statements.length} ${statements.length === 1 ? 'file' : 'files'}`;
  return (
    <Panel title="Statement Details" collapsible defaultOpen={false} summary={files} padding="none">
      {rows.length === 0 ? (
        <p className={note}>No statement file is named in the report.</p>
      ) : (
        <Table label="Statement Details" columns={fileColumns} rows={rows} rowKey={keyOf} />
      )}
    </Panel>
  );
}

/** The customer as named in the statements (CR-045). */
export function CustomerInfo({ customer }: { customer: ReportCustomer | null }) {
  return (
    <Panel title="Customer Info" collapsible defaultOpen={false} summary={customer?.name || 'Not given'}>
      {customer ? (
        <KeyValue
          columns={2}
          items={[
            { label: 'Name', value: customer.name },
            { label: 'Address', value: customer.address },
            { label: 'Mobile', value: customer.mobile, mono: true },
            { label: 'Landline', value: customer.landline, mono: true },
            { label: 'Email', value: customer.email },
            { label: 'PAN', value: customer.pan, mono: true },
            { label: 'Bank', value: customer.bank },
            { label: 'Transaction id', value: customer.perfiosTransactionId, mono: true },
          ]}
        />
      ) : (
        <Text as="p" tone="tertiary">
          The report names no customer.
        </Text>
      )}
    </Panel>
  );
}

type FindingRow = FcuFinding & { key: string };
const findingColumns: readonly Column<FindingRow>[] = [
  { id: 'name', header: 'Indicator', width: 310, cell: row => <Cut text={row.name} /> },
  { id: 'group', header: 'Group', width: 250, cell: row => <Cut text={row.group} /> },
  {
    id: 'result',
    header: 'Result',
    width: 120,
    cell: row => (
      <Badge tone={row.status ? 'flag' : 'approve'}>
        {row.rows.length > 0 ? `Found ${row.rows.length}` : row.status ? 'Found' : 'Not found'}
      </Badge>
    ),
  },
  { id: 'rows', header: 'First found', cell: row => <Cut text={row.rows[0] ?? null} /> },
];

/** Indicators of the fraud control unit (CR-045). */
export function FcuAnalysis({ findings }: { findings: readonly FcuFinding[] }) {
  const found = findings.filter(one => one.status).length;
  const rows = findings.map((one, index) => ({ ...one, key: String(index) }));
  return (
    <Panel
      title="FCU Analysis"
      collapsible
      defaultOpen={false}
      summary={`${found} of ${findings.length} found`}
      padding="none"
    >
      {rows.length === 0 ? (
        <p className={note}>The report has no FCU analysis.</p>
      ) : (
        <Table
          label="FCU Analysis"
          columns={findingColumns}
          rows={rows}
          rowKey={keyOf}
          layout={{ fixed: true }}
        />
      )}
    </Panel>
  );
}
