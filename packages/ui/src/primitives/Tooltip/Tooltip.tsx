import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, useId, useRef } from 'react';
import { loadable } from '../Loadable';
import type { BubbleProps } from './Bubble';
import type { Side } from './place';
import { useTooltip } from './useTooltip';

export type TooltipProps = {
  /** One short line; line breaks are kept. Empty shows nothing. */
  content: string;
  /** Side of the trigger the bubble prefers. @default 'top' */
  side?: Side | undefined;
  /** Whether the content describes the trigger to a screen reader; not where it only repeats its name. @default true */
  describes?: boolean | undefined;
  /** The trigger: one focusable element that takes a ref and DOM attributes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

// No page fails because a bubble did not arrive.
const bubble = loadable<BubbleProps>(() =>
  import('./Bubble').then(
    ({ Bubble }) => Bubble,
    () => () => null,
  ),
);

/** A word of explanation on hover and on keyboard focus; Escape closes it. Every icon button carries one, the
 *  sign-in page's too, hence no positioning library behind it. */
export function Tooltip({ content, side = 'top', describes = true, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const { open, triggerProps, bubbleProps, close } = useTooltip(content !== '', bubble.preload);
  const described = [children.props['aria-describedby'], open && describes ? id : undefined];
  return (
    <>
      <Slot
        ref={anchorRef}
        {...triggerProps}
        data-state={open ? 'open' : 'closed'}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      >
        {children}
      </Slot>
      {open ? (
        <bubble.View
          {...bubbleProps}
          id={id}
          side={side}
          anchorRef={anchorRef}
          onMoved={close}
          content={content}
        />
      ) : null}
    </>
  );
}
