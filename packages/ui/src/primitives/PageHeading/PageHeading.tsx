import type { ReactNode } from 'react';
import { Text } from '../Text';

export type PageHeadingProps = {
  /** What the page is called, or what is done there. */
  title: ReactNode;
  /** One line below it. An empty one keeps its room. @default none */
  children?: ReactNode;
};

/** The heading of a page in the shell, of one size on every page. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <>
      <Text as="h1" size="title">
        {title}
      </Text>
      {children === undefined ? null : (
        <Text as="p" size="caption" tone="tertiary">
          {children || '\u00a0'}
        </Text>
      )}
    </>
  );
}
