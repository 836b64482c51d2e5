import { Slot } from '@radix-ui/react-slot';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react';

type RemoveScrollProps = {
  as?: typeof Slot | undefined;
  allowPinchZoom?: boolean | undefined;
  shards?: readonly RefObject<HTMLElement | null>[] | undefined;
  enabled?: boolean | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

let locks = 0;

/** Takes the place of the module react-remove-scroll under Radix's layers, by an alias of the build. That one writes
 *  a style element into the page, which our content security policy forbids, and weighs on the sign-in page. Our
 *  pages scroll inside themselves, so that it is enough to hold the document still while a layer is open. */
export function RemoveScroll({
  as: Element = Slot,
  enabled = true,
  allowPinchZoom: _pinch,
  shards: _shards,
  ...rest
}: RemoveScrollProps) {
  useLayoutEffect(() => {
    if (!enabled) return;
    locks += 1;
    document.documentElement.dataset['scrollLocked'] = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.documentElement.dataset['scrollLocked'];
    };
  }, [enabled]);
  return <Element {...rest} />;
}
