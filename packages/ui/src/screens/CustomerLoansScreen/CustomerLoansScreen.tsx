import { deskMessages } from '@lending-desk/domain/errors';
import type { SearchRow } from '@lending-desk/domain/loan';
import { SearchTable } from '../../loan/SearchTable';
import type { ErrorRetry } from '../../primitives/ErrorPanel';
import { PageHeading } from '../../primitives/PageHeading';
import { list, screen } from './CustomerLoansScreen.css';

export type CustomerLoansScreenProps = {
  /** The customer's number, as it is shown. */
  phone: string;
  loans:
    | { readonly state: 'loading' }
    | { readonly state: 'ready'; readonly rows: readonly SearchRow[] }
    | { readonly state: 'failed'; readonly retry: ErrorRetry };
  onOpen: (row: SearchRow) => void;
  /** @default nothing */
  onHover?: ((row: SearchRow) => void) | undefined;
};

/** The loans of the customer with a mobile number (CS-013); a row opens its loan (CS-014). */
export function CustomerLoansScreen({ phone, loans, onOpen, onHover }: CustomerLoansScreenProps) {
  return (
    <div className={screen}>
      <PageHeading title={`Loans of ${phone}`} />
      <div className={list}>
        <SearchTable
          label="Loans of the customer"
          shows="customer"
          rows={loans.state === 'ready' ? loans.rows : []}
          state={
            loans.state === 'failed'
              ? { error: { title: deskMessages.loan.listFailed, retry: loans.retry } }
              : loans.state
          }
          empty="No loan has this mobile number."
          onOpen={onOpen}
          onHover={onHover}
        />
      </div>
    </div>
  );
}
