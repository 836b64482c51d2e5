import { messages } from '@lending-desk/domain/errors';
import { Skeleton } from '../../primitives/Skeleton';
import { Spinner } from '../../primitives/Spinner';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { header } from './LoanHeader.css';

/** Skeleton of the header (CR-021). */
export function LoanHeaderLoading() {
  return (
    <div className={header}>
      <Skeleton width={40} height={40} radius="lg" />
      <Stack gap="1">
        <Skeleton width={180} height={16} />
        <Stack direction="row" gap="2" role="status">
          <Spinner size={14} />
          <Text size="caption" tone="secondary">
            {messages.loan.loading}
          </Text>
        </Stack>
      </Stack>
    </div>
  );
}
