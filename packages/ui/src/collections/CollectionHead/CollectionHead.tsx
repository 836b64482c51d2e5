import { RefreshCw } from 'lucide-react';
import { IconButton } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { head } from './CollectionHead.css';

export type CollectionHeadProps = {
  /** The loan is being read again. */
  refreshing: boolean;
  /** Called when somebody reads the loan anew. */
  onRefresh: () => void;
};

/** The head of the card with the tabs of a loan (CO-018, CO-019). */
export function CollectionHead({ refreshing, onRefresh }: CollectionHeadProps) {
  return (
    <div className={head}>
      <Text as="h2" size="caption" tone="secondary">
        Collection Details
      </Text>
      <IconButton
        icon={RefreshCw}
        label="Refresh"
        disabledReason={refreshing ? 'The loan is being read' : undefined}
        onClick={onRefresh}
      />
    </div>
  );
}
