import { deskMessages } from '@lending-desk/domain/errors';
import type { SearchRow } from '@lending-desk/domain/loan';
import { SearchTable } from '../../loan/SearchTable';
import { PageHeading } from '../../primitives/PageHeading';
import { type ListShown, tableOf } from '../../primitives/Table';
import { list, screen } from './CustomerLoansScreen.css';

export type CustomerLoansScreenProps = {
  /** The customer's number, as it is shown. */
  phone: string;
  loans: ListShown<SearchRow>;
  onOpen: (row: SearchRow) => void;
  /** @default nothing */
  onHover?: ((row: SearchRow) => void) | undefined;
};

const noLoan = { why: 'No loan has this mobile number.' };

/** The loans of the customer with a mobile number (CS-013); a row opens its loan (CS-014). */
export function CustomerLoansScreen({ phone, loans, onOpen, onHover }: CustomerLoansScreenProps) {
  return (
    <div className={screen}>
      <PageHeading title={`Loans of ${phone}`} />
      <div className={list}>
        <SearchTable
          label="Loans of the customer"
          shows="customer"
          {...tableOf(loans, deskMessages.loan.listFailed)}
          empty={noLoan}
          onOpen={onOpen}
          onHover={onHover}
        />
      </div>
    </div>
  );
}
