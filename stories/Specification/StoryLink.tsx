import { vars } from '@lending-desk/ui/theme';
import type { ReactNode } from 'react';

interface StoryLinkProps {
  storyId: string;
  /** What a screen reader says instead of the words. */
  label?: string | undefined;
  children: ReactNode;
}

export function StoryLink({ storyId, label, children }: StoryLinkProps) {
  return (
    <a
      href={`/?path=/story/${storyId}`}
      // The page stands in Storybook's frame; the story opens in Storybook itself.
      target="_top"
      style={{ color: vars.colour.text.link }}
      aria-label={label}
    >
      {children}
    </a>
  );
}
