import { type BureauLoan, grantedAmount, lastMonthOf } from '@lending-desk/domain/bureau';
import { memo, useDeferredValue } from 'react';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { shownAmount, shownDate } from '../Facts';
import { PaymentStrip, Scale } from '../PaymentStrip';
import { head, institution, kind, list, right, row, scroller } from './LoanHistories.css';
import { loanName } from './loanName';

export type Amounts = 'sanctioned' | 'all';
type StripRowProps = { loan: BureauLoan; commonMonth: number; amounts: Amounts };

const StripRow = memo(function StripRow({ loan, commonMonth, amounts }: StripRowProps) {
  const lastMonth = lastMonthOf(loan.history, commonMonth);
  return (
    <div role="row" className={row}>
      <div role="rowheader">
        <div className={institution}>{loan.institution ?? '–'}</div>
        <div className={kind}>{loan.accountType ?? '–'}</div>
      </div>
      {amounts === 'all' ? <div role="cell">{shownDate(loan.opened) ?? '–'}</div> : null}
      <div role="cell" className={right}>
        {shownAmount(grantedAmount(loan)) ?? '–'}
      </div>
      {amounts === 'all' ? (
        <>
          <div role="cell" className={right}>
            {shownAmount(loan.balance) ?? '–'}
          </div>
          <div role="cell" className={right}>
            {shownAmount(loan.pastDue, { overdue: true }) ?? '–'}
          </div>
        </>
      ) : null}
      <div role="cell">
        {loan.history.length === 0 ? (
          <Text size="caption" tone="tertiary">
            No history
          </Text>
        ) : (
          <>
            {lastMonth === commonMonth ? null : <Scale lastMonth={lastMonth} />}
            <PaymentStrip name={loanName(loan)} history={loan.history} lastMonth={lastMonth} />
          </>
        )}
      </div>
    </div>
  );
});

type HistoryStripsProps = {
  title: string;
  loans: readonly BureauLoan[];
  commonMonth: number;
  amounts: Amounts;
};

const heads: Readonly<Record<Amounts, readonly string[]>> = {
  sanctioned: ['Sanctioned'],
  all: ['Opened', 'Sanctioned', 'Balance', 'Overdue'],
};

/** How many strips the first render draws; the rest follow after the first paint, so the tab opens fast. */
const initialCount = 8;

/** One row per loan, with its months as a strip. A loan whose months end elsewhere gets its own scale. */
export const HistoryStrips = memo(function HistoryStrips(props: HistoryStripsProps) {
  const { title, loans, commonMonth, amounts } = props;
  const complete = useDeferredValue(true, loans.length <= initialCount);
  return (
    <div className={scroller}>
      <div role="table" aria-label={title} className={list} data-amounts={amounts}>
        <div role="rowgroup">
          <div role="row" className={head}>
            <div role="columnheader">Institution</div>
            {heads[amounts].map(name => (
              <div key={name} role="columnheader" className={name === 'Opened' ? undefined : right}>
                {name}
              </div>
            ))}
            <div role="columnheader">
              <VisuallyHidden>Payment history</VisuallyHidden>
              <Scale lastMonth={commonMonth} />
            </div>
          </div>
        </div>
        <div role="rowgroup">
          {(complete ? loans : loans.slice(0, initialCount)).map(loan => (
            <StripRow key={loan.id} loan={loan} commonMonth={commonMonth} amounts={amounts} />
          ))}
        </div>
      </div>
    </div>
  );
});
