import { Drawer } from '../Drawer';
import type { PaletteItem } from './PaletteOption';
import { PaletteSearch } from './PaletteSearch';

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };

export type PaletteFailure = { message: string; onRetry: () => void };

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query found, in groups; a group without items is not shown. */
  groups: readonly PaletteGroup[];
  onSelect: (item: PaletteItem) => void;
  /** More is on its way. @default false */
  loading?: boolean | undefined;
  /** The search could not be made: why, and how it is made again. What is found without it stays.
   *  @default it was made */
  failure?: PaletteFailure | undefined;
  /** What an empty answer reads. @default 'Nothing matches' */
  empty?: string | undefined;
  /** Words in the empty field, also its name. @default 'Search or jump to' */
  placeholder?: string | undefined;
};

/** One field that reaches records, actions, tabs and pages. The app opens it on Ctrl K. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Drawer side="top" label="Command palette" open={open} onOpenChange={onOpenChange}>
      <PaletteSearch {...rest} />
    </Drawer>
  );
}
