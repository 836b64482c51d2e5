import { Checkbox } from '../Checkbox';
import { Dialog } from '../Dialog';
import { Kbd } from '../Kbd';
import { group as groupClass, groups as groupsClass, keys as keysClass, row } from './ShortcutsDialog.css';

export type ShortcutGroup = {
  /** Where the keys work: 'Everywhere', 'Lists', 'Loan'. */
  label: string;
  /** `keys` as printed on the caps, one after the other: ['J', 'K'] or ['Ctrl Enter']. */
  items: readonly { label: string; keys: readonly string[] }[];
};

export type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
  /** Whether single-key shortcuts are on. @default true */
  enabled?: boolean | undefined;
  /** Turns the single-key shortcuts on and off; without it there is no choice to make. @default none */
  onEnabledChange?: ((enabled: boolean) => void) | undefined;
};

/** All keys of the product, and the switch for the single ones. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { open, onOpenChange, groups, enabled = true, onEnabledChange } = props;
  return (
    <Dialog
      title="Keyboard shortcuts"
      width="lg"
      open={open}
      onOpenChange={onOpenChange}
      footerNote={
        onEnabledChange ? (
          <Checkbox label="Single-key shortcuts" value={enabled} onChange={onEnabledChange} />
        ) : undefined
      }
    >
      <div className={groupsClass}>
        {groups.map(group => (
          <section key={group.label}>
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
