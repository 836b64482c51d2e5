import { type EquifaxReport, genderWords, phoneTypeWords } from '@lending-desk/domain/bureau';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Facts, shownDate, shownWords } from '../Facts';
import { apart, tables, wide } from './EquifaxTab.css';

type Row<Name extends 'ids' | 'addresses' | 'phones' | 'emails'> = EquifaxReport[Name][number];

const reported = { id: 'reported', header: 'Reported' };

const idColumns: readonly Column<Row<'ids'>>[] = [
  { id: 'kind', header: 'Identity', cell: row => row.kind },
  { id: 'number', header: 'Number', cell: row => row.number, mono: true },
  { ...reported, cell: row => shownDate(row.reported) },
];
const phoneColumns: readonly Column<Row<'phones'>>[] = [
  { id: 'number', header: 'Phone', cell: row => row.number, mono: true },
  { id: 'type', header: 'Type', cell: row => shownWords(row.type, phoneTypeWords) },
  { ...reported, cell: row => shownDate(row.reported) },
];
const emailColumns: readonly Column<Row<'emails'>>[] = [
  { id: 'email', header: 'Email', cell: row => row.email },
  { ...reported, cell: row => shownDate(row.reported) },
];
const addressColumns: readonly Column<Row<'addresses'>>[] = [
  { id: 'address', header: 'Address', cell: row => row.address },
  { id: 'state', header: 'State', cell: row => row.state },
  { id: 'postal', header: 'PIN code', cell: row => row.postal, mono: true },
  { id: 'type', header: 'Type', cell: row => row.type },
  { ...reported, cell: row => shownDate(row.reported) },
];

const key = (row: object) => JSON.stringify(row);

/** The person as known to the bureau: name, identities, phones, e-mails, addresses. */
export function ContactPanel({ report }: { report: EquifaxReport }) {
  return (
    <Panel title="ID and Contact Info" summary={report.name} collapsible defaultOpen={false}>
      <Facts
        facts={[
          { label: 'Name', value: report.name },
          { label: 'Date of birth', value: shownDate(report.dateOfBirth) },
          { label: 'Gender', value: shownWords(report.gender, genderWords) },
          { label: 'Age', value: report.age },
          { label: 'Occupation', value: report.occupation },
          { label: 'Total income', value: report.income },
        ]}
      />
      <div className={`${tables} ${apart}`}>
        <Table label="Identities" columns={idColumns} rows={report.ids} rowKey={key} />
        <Table label="Phones" columns={phoneColumns} rows={report.phones} rowKey={key} />
        <div className={wide}>
          <Table label="Emails" columns={emailColumns} rows={report.emails} rowKey={key} />
        </div>
        <div className={wide}>
          <Table label="Addresses" columns={addressColumns} rows={report.addresses} rowKey={key} />
        </div>
      </div>
    </Panel>
  );
}
