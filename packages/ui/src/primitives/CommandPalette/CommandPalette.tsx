import { Drawer } from '../Drawer';
import { PaletteSearch, type PaletteSearchProps } from './PaletteSearch';

export type CommandPaletteProps = PaletteSearchProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A search field for records, actions, tabs and pages. The app opens it with Ctrl K. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Drawer side="top" label="Command palette" open={open} onOpenChange={onOpenChange}>
      <PaletteSearch {...rest} />
    </Drawer>
  );
}
