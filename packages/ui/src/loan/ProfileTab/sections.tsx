import type { SectionState } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Text } from '../../primitives/Text';

type SectionProps<T> = {
  section: SectionState<T>;
  /** The section's name in error messages: 'Personal details'. */
  name: string;
  children: (value: T) => ReactNode;
};

/** Shows a section, or why it cannot be shown; neighbouring panels are unaffected. */
export function SectionBody<T>({ section, name, children }: SectionProps<T>) {
  if (section.state === 'ready') return children(section.value);
  if (section.state === 'missing') {
    return (
      <Text as="p" tone="tertiary">
        {name} were not given.
      </Text>
    );
  }
  return (
    <Banner tone="reject" title={`${name} could not be read`}>
      {section.issues.slice(0, 3).join('; ')}
    </Banner>
  );
}
