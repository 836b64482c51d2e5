import { RotateCcw } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { StatusLine } from '../../primitives/StatusLine';

export type InReviewProps = {
  /** The approval status of the loan. */
  status: string;
  /** Being sent. @default false */
  running?: boolean | undefined;
  /** Why the last attempt failed. @default none */
  failure?: string | undefined;
  /** Why this person may not do it. @default allowed */
  whyNot?: string | undefined;
  /** Called when somebody moves the loan to review. */
  onPress: () => void;
};

/** Puts a loan back into review; possible only while it is on hold (CS-016). */
export function InReview({ status, running = false, failure, whyNot, onPress }: InReviewProps) {
  return (
    <>
      <Button
        size="sm"
        icon={RotateCcw}
        loading={running}
        disabledReason={
          whyNot ?? (status === 'HOLD' ? undefined : 'Only a loan on hold goes back into review')
        }
        onClick={onPress}
      >
        In Review
      </Button>
      {failure && !running ? <StatusLine state="failed">{failure}</StatusLine> : null}
    </>
  );
}
