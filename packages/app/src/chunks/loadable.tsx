import { type Loadable, loadable as uiLoadable } from '@lending-desk/ui/primitives/Loadable';
import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from './loadChunk';

/** A view of the product whose files come on demand, in the time a page's files have [SH-046]. */
export function loadable<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): Loadable<Props> {
  return uiLoadable(() => loadChunk(importer), placeholder);
}
