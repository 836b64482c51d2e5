import { LoanHeaderLoading } from '../../loan/LoanHeader';
import { Skeleton } from '../../primitives/Skeleton';
import { column, columnOfTabs, content, rail, railClosed, row, rowOfTabs, screen } from './LoanScreen.css';

export type LoanFrame = {
  /** Where the tabs will stand. */
  tabs: 'above' | 'beside';
  /** Whether the rail will be open. @default there is none */
  rail?: 'open' | 'closed' | undefined;
};

const panels = [220, 128, 260];
/** Widths of words like those of the tabs. */
const widths = [44, 58, 50, 60, 64, 32, 70, 46];

/** Skeleton of the loan screen (CR-021), with tabs and rail in their places. */
export function LoanLoading({ frame }: { frame: LoanFrame }) {
  const tabs = widths.map(width => <Skeleton key={width} width={width} height={12} />);
  return (
    <div className={screen} aria-busy>
      <LoanHeaderLoading />
      {frame.tabs === 'above' ? <div className={rowOfTabs}>{tabs}</div> : null}
      <div className={row}>
        {frame.tabs === 'beside' ? <div className={columnOfTabs}>{tabs}</div> : null}
        <div className={column}>
          <div className={content}>
            {panels.map(height => (
              <Skeleton key={height} width="100%" height={height} radius="lg" />
            ))}
          </div>
        </div>
        {frame.rail ? <div className={frame.rail === 'open' ? rail : railClosed} /> : null}
      </div>
    </div>
  );
}
