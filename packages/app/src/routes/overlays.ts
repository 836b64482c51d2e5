import { creditOverlays } from './credit/overlays';
import { collectionsOverlays } from './collections/overlays';
import type { DeskOverlays } from './desk/Desk';
import { supportOverlays } from './support/overlays';

/** What the desks bring to the palette and the list of keys. */
export const overlays: readonly DeskOverlays[] = [creditOverlays, supportOverlays, collectionsOverlays];
