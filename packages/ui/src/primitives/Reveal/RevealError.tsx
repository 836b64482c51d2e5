import { Text } from '../Text';
import type { Reveal } from './useReveals';

/** Why a value could not be revealed, shown in its place. */
export function RevealError({ reveal }: { reveal: Reveal }) {
  if (reveal.state !== 'masked' || reveal.error === null) return null;
  return (
    <Text as="div" role="alert" size="caption" tone="reject">
      {reveal.error}
    </Text>
  );
}
