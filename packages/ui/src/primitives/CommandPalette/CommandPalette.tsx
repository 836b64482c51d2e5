import { Drawer } from '../Drawer';
import { PaletteSearch, type PaletteSearchProps } from './PaletteSearch';

export type CommandPaletteProps = PaletteSearchProps & {
  open: boolean;
  onClose: () => void;
  /** Called once it is gone and the focus is back: what was chosen may move it. @default none */
  onClosed?: (() => void) | undefined;
};

/** A search field for records, actions, tabs and pages. The app opens it with Ctrl K. */
export function CommandPalette({ open, onClose, onClosed, ...rest }: CommandPaletteProps) {
  return (
    <Drawer side="top" label="Command palette" open={open} onClose={onClose} onClosed={onClosed}>
      <PaletteSearch {...rest} />
    </Drawer>
  );
}
