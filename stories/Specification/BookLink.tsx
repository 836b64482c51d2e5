import { vars } from '@lending-desk/ui/theme';
import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

interface BookLinkProps {
  /** An address in Storybook, `./?path=…`. */
  to: string;
  /** Accessible name, replacing the visible text. */
  label?: string | undefined;
  children: ReactNode;
}

/** A link to another page of Storybook, which opens without loading Storybook again. */
export function BookLink({ to, label, children }: BookLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit('navigateUrl', to.replace('./', ''));
  };
  return (
    // In a new tab, the page must open Storybook itself and not only its frame.
    <a href={to} target="_top" style={{ color: vars.colour.text.link }} aria-label={label} onClick={open}>
      {children}
    </a>
  );
}

export const storyAddress = (storyId: string, theme?: 'light' | 'dark') =>
  `./?path=/story/${storyId}${theme === undefined ? '' : `&globals=theme:${theme}`}`;
