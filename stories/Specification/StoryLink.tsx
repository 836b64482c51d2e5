import { vars } from '@lending-desk/ui/theme';
import type { ReactNode } from 'react';

interface StoryLinkProps {
  storyId: string;
  /** Accessible name, replacing the visible text. */
  label?: string | undefined;
  children: ReactNode;
}

export function StoryLink({ storyId, label, children }: StoryLinkProps) {
  return (
    <a
      href={`./?path=/story/${storyId}`}
      // The page is in Storybook's iframe; the link must navigate Storybook itself.
      target="_top"
      style={{ color: vars.colour.text.link }}
      aria-label={label}
    >
      {children}
    </a>
  );
}
