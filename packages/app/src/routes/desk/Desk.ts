import type { Viewer } from '@lending-desk/domain/access';
import type { ShortcutGroup } from '@lending-desk/ui/primitives/Shortcuts';
import type { RouteObject } from 'react-router-dom';
import type { CommandGroup } from '../../shell/commands';

/** What a desk brings to the router and the shell, beside the views that the sidebar names
 *  (`ui/shell/navigation`). */
export type Desk = {
  readonly pages: readonly RouteObject[];
};

/** What a desk finds for what is typed in the palette. */
export type DeskSearch = {
  readonly group: CommandGroup;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
};

/** What a desk brings to the palette and the list of keys; it comes with the first of them. */
export type DeskOverlays = {
  /** Its search in the palette. @default none */
  readonly useSearch?: (viewer: Viewer, query: string) => DeskSearch;
  /** The keys of its pages, for the list of all keys. @default none */
  readonly shortcuts?: (viewer: Viewer) => readonly ShortcutGroup[];
};
