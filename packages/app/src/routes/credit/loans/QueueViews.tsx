import { Dialog } from '@lending-desk/ui/primitives/Dialog';
import { ListViews } from '../../../loan/list/ListViews';

/** The saved views of the queue, in a dialog: the rows have the height of the page.
 *  @param address  of what the queue shows now, at its first page */
export function QueueViews({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Saved views">
      <ListViews list="credit" address={address} onOpened={onClose} />
    </Dialog>
  );
}
