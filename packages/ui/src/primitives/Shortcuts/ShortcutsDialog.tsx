import { Checkbox } from '../Checkbox';
import { Dialog } from '../Dialog';
import { Kbd } from '../Kbd';
import {
  group as groupClass,
  groups as groupsClass,
  keys as keysClass,
  part,
  row,
} from './ShortcutsDialog.css';

export type ShortcutGroup = {
  /** Where the shortcuts work: 'Everywhere', 'Lists', 'Loan'. */
  label: string;
  /** `keys` as shown on the key caps, one after the other: ['J', 'K'] or ['Ctrl Enter']. */
  items: readonly { label: string; keys: readonly string[] }[];
};

export type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The keys, by the place where they work. */
  groups: readonly ShortcutGroup[];
  /** Whether single-key shortcuts are on. @default true */
  enabled?: boolean | undefined;
  /** Turns single-key shortcuts on and off; omit to hide the checkbox. @default none */
  onEnabledChange?: ((enabled: boolean) => void) | undefined;
};

/** Lists all shortcuts of the product, with a checkbox for the single-key ones. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { open, onClose, groups, enabled = true, onEnabledChange } = props;
  return (
    <Dialog
      title="Keyboard shortcuts"
      // Three columns where two would be of very different heights.
      width={groups.length > 4 ? 'xl' : 'lg'}
      open={open}
      onClose={onClose}
      footerNote={
        onEnabledChange ? (
          <Checkbox label="Single-key shortcuts" value={enabled} onChange={onEnabledChange} />
        ) : undefined
      }
    >
      <div className={groupsClass}>
        {groups.map(group => (
          <section key={group.label} className={part}>
            <h3 className={groupClass}>{group.label}</h3>
            <dl>
              {group.items.map(item => (
                <div key={item.label} className={row}>
                  <dt>{item.label}</dt>
                  <dd className={keysClass}>
                    {item.keys.map(key => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
