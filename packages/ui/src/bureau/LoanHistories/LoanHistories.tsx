import type { BureauLoan, TimeAxis } from '@lending-desk/domain/bureau';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../primitives/EmptyState';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { Legend } from '../PaymentStrip';
import { HistoryBlocks } from './HistoryBlocks';
import { type Amounts, HistoryStrips } from './HistoryStrips';
import { headed, inBody, inHead } from './LoanHistories.css';
import { accountsText, axisOfLoans } from './loanSums';

export type LoanHistoriesProps = {
  /** 'Active Loans'. */
  title: string;
  /** The loans with the payment status of their months. */
  loans: readonly BureauLoan[];
  /** The months of the strips: one axis for all loans of the report. @default that of these loans */
  axis?: TimeAxis | undefined;
  /** Which amounts to show before the strip. @default 'sanctioned' */
  amounts?: Amounts | undefined;
  /** Whether the bureau reports suits and asset classes; adds their columns to the table. @default true */
  asset?: boolean | undefined;
};

const views = [
  { value: 'strip', label: 'Strip' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof views)[number]['value'];

/** Loans with their payment history, as strips or as tables. */
export function LoanHistories(props: LoanHistoriesProps) {
  const { title, loans, amounts = 'sanctioned', asset = true } = props;
  const [view, setView] = useState<View>('strip');
  // Forty loans make eight thousand cells: the switch responds at once, and the tables render afterwards.
  const drawn = useDeferredValue(view);
  const axis = useMemo(() => props.axis ?? axisOfLoans(loans, null), [props.axis, loans]);
  const filled = loans.length > 0;
  return (
    <Panel
      title={title}
      meta={accountsText(loans.length)}
      summary={accountsText(loans.length)}
      collapsible
      padding="none"
      actions={
        filled ? (
          <div className={headed}>
            {view === 'strip' ? (
              <div className={inHead}>
                <Legend />
              </div>
            ) : null}
            <Segmented
              label={`View of ${title}`}
              hideLabel
              size="sm"
              value={view}
              options={views}
              onChange={setView}
            />
          </div>
        ) : undefined
      }
    >
      {filled ? (
        <>
          <div hidden={drawn !== 'strip'}>
            <div className={inBody}>
              <Legend />
            </div>
            <HistoryStrips title={title} loans={loans} axis={axis} amounts={amounts} />
          </div>
          {drawn === 'table' ? <HistoryBlocks loans={loans} asset={asset} /> : null}
        </>
      ) : (
        <EmptyState />
      )}
    </Panel>
  );
}
