import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { aside, code, icon as iconClass, label, option } from './CommandPalette.css';
import { Highlight } from './Highlight';

export type PaletteItem = {
  /** Unique among all items. */
  id: string;
  /** What it does, or the name of its target. */
  label: string;
  /** An id before the label, in monospace. @default none */
  code?: string | undefined;
  /** Icon before the label. @default none */
  icon?: LucideIcon | undefined;
  /** Shortcut for the same action, one key cap each: ['G', 'H']. @default none */
  kbd?: readonly string[] | undefined;
  /** A status on the right. @default none */
  badge?: ReactNode;
  /** The part of the code or label that matched. @default none */
  highlight?: string | undefined;
};

type Props = { item: PaletteItem; id: string; active: boolean; onChoose: () => void; onPoint: () => void };

/** One item of the palette. */
export function PaletteOption({ item, id, active, onChoose, onPoint }: Props) {
  return (
    // Focus stays in the search field, which points to the active item with aria-activedescendant.
    <div
      id={id}
      role="option"
      className={option}
      aria-selected={active}
      onClick={onChoose}
      onMouseMove={active ? undefined : onPoint}
    >
      {item.icon ? (
        <span className={iconClass}>
          <Icon icon={item.icon} />
        </span>
      ) : null}
      <span className={label}>
        {item.code ? (
          <span className={code}>
            <Highlight text={item.code} part={item.highlight} />
          </span>
        ) : null}
        <Highlight text={item.label} part={item.highlight} />
      </span>
      {item.badge || item.kbd ? (
        <span className={aside}>
          {item.badge}
          {item.kbd?.map(key => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </div>
  );
}
