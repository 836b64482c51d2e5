import { LoanHeaderLoading } from '../../loan/LoanHeader';
import { Skeleton } from '../../primitives/Skeleton';
import { content, screen } from './LoanScreen.css';

const panels = [220, 128, 260];

/** Skeleton of the loan screen (CR-021). */
export function LoanLoading() {
  return (
    <div className={screen} aria-busy>
      <LoanHeaderLoading />
      <div className={content}>
        {panels.map(height => (
          <Skeleton key={height} width="100%" height={height} radius="lg" />
        ))}
      </div>
    </div>
  );
}
