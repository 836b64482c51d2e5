import * as Radix from '@radix-ui/react-dialog';
import { useDialogFocus } from '../Dialog';
import { ShortcutLayer } from '../Shortcuts';
import { VisuallyHidden } from '../VisuallyHidden';
import { body, scrim, surface } from './CommandPalette.css';
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

/** One field that reaches loans, actions, tabs and pages. The app opens it on Ctrl K. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim}>
          <Radix.Content
            ref={focus.contentRef}
            className={surface}
            aria-describedby={undefined}
            onOpenAutoFocus={focus.onOpenAutoFocus}
            onCloseAutoFocus={focus.onCloseAutoFocus}
          >
            <ShortcutLayer>
              <VisuallyHidden>
                <Radix.Title>Command palette</Radix.Title>
              </VisuallyHidden>
              <div data-dialog-body className={body}>
                <PaletteSearch {...rest} />
              </div>
            </ShortcutLayer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
