import { isDisbursed } from '@lending-desk/domain/access';
import { collectionsListMessages } from '@lending-desk/domain/collections';
import { deskMessages } from '@lending-desk/domain/errors';
import type { SearchRow } from '@lending-desk/domain/loan';
import { SearchTable } from '../../loan/SearchTable';
import { KeyValue } from '../../primitives/KeyValue';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { type ListShown, tableOf } from '../../primitives/Table';
import { list, screen } from './CustomerLoansScreen.css';

export type CustomerLoansScreenProps = {
  /** Whose loans: the number, or 'the customer of loan 482190'. */
  of: string;
  /** The customer's loans, or that they are loading or failed. */
  loans: ListShown<SearchRow>;
  /** Which loans open. Where only disbursed ones do, at collections, the customer stands above the list (CO-012), and
   *  a loan that does not open says why (CO-014). @default 'every' */
  opens?: 'every' | 'disbursed' | undefined;
  onOpen: (row: SearchRow) => void;
  /** @default nothing */
  onHover?: ((row: SearchRow) => void) | undefined;
};

const noLoan = { why: 'No loan has this mobile number.' };
const noneFound = { why: collectionsListMessages.nothingFound };

const hintOf = ({ approvalStatus }: SearchRow) =>
  isDisbursed(approvalStatus) ? 'Open' : collectionsListMessages.notDisbursed;

/** The loans of a customer (CS-013); a row opens its loan (CS-014). */
export function CustomerLoansScreen({ of, loans, opens = 'every', ...opening }: CustomerLoansScreenProps) {
  const onlyDisbursed = opens === 'disbursed';
  const [first] = 'rows' in loans ? loans.rows : [];
  return (
    <div className={screen}>
      <PageHeading title={`Loans of ${of}`} />
      {onlyDisbursed && first && 'rows' in loans ? (
        <Panel title="Customer details">
          <KeyValue
            items={[
              { label: 'Name', value: first.fullName },
              { label: 'Mobile Number', value: first.primaryPhone, mono: true },
              { label: 'Alternate Mobile Number', value: first.alternatePhone, mono: true },
              { label: 'Loans', value: loans.rows.length },
            ]}
          />
        </Panel>
      ) : null}
      <div className={list}>
        <SearchTable
          {...opening}
          {...tableOf(loans, deskMessages.loan.listFailed)}
          label="Loans of the customer"
          shows={onlyDisbursed ? 'disbursed' : 'customer'}
          empty={onlyDisbursed ? noneFound : noLoan}
          hint={onlyDisbursed ? hintOf : undefined}
        />
      </div>
    </div>
  );
}
