import { type BureauLoan, type HistoryMonth, monthStatusWords } from '@lending-desk/domain/bureau';
import { memo, type ReactNode } from 'react';
import { type Fact, Facts, shownDate, shownRupees, shownWords } from '../Facts';
import { block, blockTitle, monthCell, monthHead, months } from './LoanHistories.css';
import { loanName } from './loanName';

const equifaxColumns = ['Month', 'PaymentStatus', 'SuitFiledStatus', 'AssetClassificationStatus'] as const;
type MonthColumn = (typeof equifaxColumns)[number];

const cells: Readonly<Record<MonthColumn, (row: HistoryMonth) => ReactNode>> = {
  Month: row => row.key,
  PaymentStatus: row => shownWords(row.payment.word, monthStatusWords),
  SuitFiledStatus: row => shownWords(row.suitFiled, monthStatusWords),
  AssetClassificationStatus: row => shownWords(row.assetClass, monthStatusWords),
};

function factsOf(loan: BureauLoan): readonly Fact[] {
  return [
    { label: 'Account number', value: loan.accountNumber },
    { label: 'Ownership', value: loan.ownership },
    { label: 'Status', value: loan.status },
    { label: 'Sanctioned', value: shownRupees(loan.sanctioned) },
    { label: 'Balance', value: shownRupees(loan.balance) },
    { label: 'Past due', value: shownRupees(loan.pastDue) },
    { label: 'Written off', value: shownRupees(loan.writeOff) },
    { label: 'Opened', value: shownDate(loan.opened) },
    { label: 'Closed', value: shownDate(loan.closed) },
    { label: 'Last payment', value: shownDate(loan.lastPaid) },
    { label: 'Reported', value: shownDate(loan.reported) },
  ];
}

type BlockProps = { loan: BureauLoan; columns: readonly MonthColumn[] };

/** One loan with all its months: codes in words, days past due as the bureau wrote them. */
const HistoryBlock = memo(function HistoryBlock({ loan, columns }: BlockProps) {
  const name = loanName(loan);
  return (
    <div className={block}>
      <h3 className={blockTitle}>{name}</h3>
      <Facts facts={factsOf(loan)} />
      <table className={months} aria-label={`Payment history of ${name}`}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} className={monthHead} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loan.history.map((row, position) => (
            // A malformed report can list a month twice, so the month is no unique key.
            // oxlint-disable-next-line react/no-array-index-key -- rows never change places
            <tr key={position} data-bucket={row.payment.bucket}>
              {columns.map(column => (
                <td key={column} className={monthCell}>
                  {cells[column](row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

type HistoryBlocksProps = {
  loans: readonly BureauLoan[];
  /** Whether this bureau reports suits and asset classes. */
  asset: boolean;
};

/** Loans grouped by institution, each with its history as a table (CR-067). */
export const HistoryBlocks = memo(function HistoryBlocks({ loans, asset }: HistoryBlocksProps) {
  const columns = asset ? equifaxColumns : equifaxColumns.slice(0, 2);
  return loans.map(loan => <HistoryBlock key={loan.id} loan={loan} columns={columns} />);
});
