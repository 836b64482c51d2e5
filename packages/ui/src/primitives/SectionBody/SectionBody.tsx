import type { ReactNode } from 'react';
import { Banner } from '../Banner';
import { Text } from '../Text';

export type SectionBodyProps<T> = {
  /** What was read: its value, that nothing was sent, or what could not be read of it. */
  section:
    | { readonly state: 'ready'; readonly value: T }
    | { readonly state: 'missing' }
    | { readonly state: 'broken'; readonly issues: readonly string[] };
  /** The section's name in messages, in the plural: 'Personal details'. */
  name: string;
  children: (value: T) => ReactNode;
};

/** Shows a section, or why it cannot be shown; neighbouring panels are unaffected. */
export function SectionBody<T>({ section, name, children }: SectionBodyProps<T>) {
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
