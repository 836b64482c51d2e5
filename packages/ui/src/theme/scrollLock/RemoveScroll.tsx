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

/** Replaces react-remove-scroll in Radix's overlays through a build alias. The original inserts a style element,
 *  which our content security policy forbids, and adds weight to the sign-in page. Our pages scroll in inner
 *  containers, so it is enough to lock the document while an overlay is open. */
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
