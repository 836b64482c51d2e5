import {
  type BureauLoan,
  grantedAmount,
  isBeyond,
  monthText,
  newestMonth,
  type TimeAxis,
} from '@lending-desk/domain/bureau';
import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { shownAmount, shownDate } from '../Facts';
import { PaymentStrip, Scale, stripWidth } from '../PaymentStrip';
import {
  fixed,
  head,
  heads as headsClass,
  institution,
  kind,
  list,
  right,
  row,
  scroller as scrollerClass,
  strips,
} from './LoanHistories.css';
import { loanName } from './loanName';

export type Amounts = 'sanctioned' | 'all';
type StripRowProps = { loan: BureauLoan; axis: TimeAxis; amounts: Amounts };

/** How many of the newest months are surely in view; a loan that ended before them says when. */
const inView = 36;

/** 'until Mar 2016' for a loan whose months have to be scrolled to; 'more in the table' for months off the axis. */
function elsewhere({ history }: BureauLoan, axis: TimeAxis): string {
  const newest = newestMonth([history], axis.last);
  return [
    newest !== null && newest <= axis.last - inView ? `until ${monthText(newest)}` : '',
    isBeyond(history, axis) ? 'more in the table' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const StripRow = memo(function StripRow({ loan, axis, amounts }: StripRowProps) {
  const kindWords = [loan.accountType ?? '–', elsewhere(loan, axis)].filter(Boolean).join(' · ');
  return (
    <div role="row" className={row}>
      <div className={fixed}>
        <div role="rowheader">
          <div className={institution}>{loan.institution ?? '–'}</div>
          <div className={kind}>{kindWords}</div>
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
      </div>
      <div role="cell" className={strips} style={{ minWidth: stripWidth(axis) }}>
        {loan.history.length === 0 ? (
          <Text size="caption" tone="tertiary">
            No history
          </Text>
        ) : (
          <PaymentStrip name={loanName(loan)} history={loan.history} axis={axis} />
        )}
      </div>
    </div>
  );
});

type HistoryStripsProps = {
  title: string;
  loans: readonly BureauLoan[];
  axis: TimeAxis;
  amounts: Amounts;
};

const heads: Readonly<Record<Amounts, readonly string[]>> = {
  sanctioned: ['Sanctioned'],
  all: ['Opened', 'Sanctioned', 'Balance', 'Overdue'],
};

/** How many strips the first render draws; the rest follow after the first paint, so the tab opens fast. */
const initialCount = 8;

/** One row per loan, with its months as a strip on the axis of all; the newest are in view. */
export const HistoryStrips = memo(function HistoryStrips(props: HistoryStripsProps) {
  const { title, loans, axis, amounts } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [axis]);
  const complete = useDeferredValue(true, loans.length <= initialCount);
  return (
    <div ref={scroller} className={scrollerClass} data-amounts={amounts}>
      <div role="table" aria-label={title} className={list}>
        <div role="rowgroup" className={headsClass}>
          <div role="row" className={head}>
            <div className={fixed}>
              <div role="columnheader">Institution</div>
              {heads[amounts].map(name => (
                <div key={name} role="columnheader" className={name === 'Opened' ? undefined : right}>
                  {name}
                </div>
              ))}
            </div>
            <div role="columnheader" className={strips} style={{ minWidth: stripWidth(axis) }}>
              <VisuallyHidden>Payment history</VisuallyHidden>
              <Scale axis={axis} />
            </div>
          </div>
        </div>
        <div role="rowgroup">
          {(complete ? loans : loans.slice(0, initialCount)).map(loan => (
            <StripRow key={loan.id} loan={loan} axis={axis} amounts={amounts} />
          ))}
        </div>
      </div>
    </div>
  );
});
