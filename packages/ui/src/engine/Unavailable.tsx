import { messages } from '@lending-desk/domain/errors';
import type { SectionState } from '@lending-desk/domain/loan';
import { RefreshCw } from 'lucide-react';
import { Banner } from '../primitives/Banner';
import { Box } from '../primitives/Box';
import { EmptyState } from '../primitives/EmptyState';

type UnavailableProps = {
  section: Exclude<SectionState<unknown>, { state: 'ready' }>;
  /** What could not be read: 'Dedupe results'. */
  name: string;
  onTryAgain: () => void;
  /** Whether they are being asked for just now. @default false */
  trying?: boolean | undefined;
};

/** In place of engine results: they are not available yet (CR-047), or came in a shape nobody can read. */
export function Unavailable({ section, name, onTryAgain, trying }: UnavailableProps) {
  if (section.state === 'missing') {
    return (
      <EmptyState
        title={messages.dedupe.unavailable}
        action={{
          children: 'Try again',
          icon: RefreshCw,
          onClick: onTryAgain,
          loading: trying,
          loadingLabel: 'Trying',
        }}
      />
    );
  }
  return (
    <Box padding="3">
      <Banner tone="reject" title={`${name} could not be read`}>
        {section.issues.slice(0, 3).join('; ')}
      </Banner>
    </Box>
  );
}
