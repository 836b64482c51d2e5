import { messages } from '@lending-desk/domain/errors';
import type { SectionState } from '@lending-desk/domain/loan';
import { RefreshCw } from 'lucide-react';
import { Banner } from '../primitives/Banner';
import { Box } from '../primitives/Box';
import { EmptyState } from '../primitives/EmptyState';

type UnavailableProps = {
  section: Exclude<SectionState<unknown>, { state: 'ready' }>;
  /** What is unavailable: 'Dedupe results'. */
  name: string;
  onTryAgain: () => void;
  /** The results are being requested. @default false */
  trying?: boolean | undefined;
};

/** Shown when engine results are not available yet (CR-047) or cannot be parsed. */
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
