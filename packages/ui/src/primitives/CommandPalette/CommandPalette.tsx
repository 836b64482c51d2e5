import { Drawer } from '../Drawer';
import { PaletteSearch, type PaletteSearchProps } from './PaletteSearch';

export type CommandPaletteProps = PaletteSearchProps & {
  open: boolean;
  onClose: () => void;
};

/** A search field for records, actions, tabs and pages. The app opens it with Ctrl K. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  return (
    <Drawer side="top" label="Command palette" open={open} onClose={onClose}>
      <PaletteSearch {...rest} />
    </Drawer>
  );
}
