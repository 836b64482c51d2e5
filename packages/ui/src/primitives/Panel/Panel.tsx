import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon';
import { usePrinting } from '../Printing';
import {
  actions as actionsClass,
  body,
  chevron,
  header,
  meta as metaClass,
  panel,
  title,
  toggle,
} from './Panel.css';

export type PanelProps = {
  /** The panel's title, also its accessible name. */
  title: string;
  /** Secondary text after the title: 'Draft saved 10:42 am'. @default none */
  meta?: ReactNode;
  /** Buttons or a badge at the right of the header. @default none */
  actions?: ReactNode;
  /** Whether clicking the title collapses and expands the panel. @default false */
  collapsible?: boolean | undefined;
  /** One line in the header while collapsed. @default none */
  summary?: ReactNode;
  /** Initially expanded. @default true */
  defaultOpen?: boolean | undefined;
  /** Padding around the content; 'none' for a table, with a line below the header. @default 'body' */
  padding?: 'body' | 'none' | undefined;
  /** Fills the remaining height, for a panel whose content scrolls. @default false */
  fill?: boolean | undefined;
  children?: ReactNode;
};

/** A titled surface: a section of a page, optionally collapsible. */
export function Panel(props: PanelProps) {
  const { title: name, meta, actions, collapsible = false, summary, defaultOpen = true } = props;
  const { padding = 'body', fill = false, children } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = !collapsible || ownOpen;
  // Content is rendered on first expansion, because collapsed panels hold the longest tables.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const printing = usePrinting();
  const id = useId();

  return (
    <section className={panel} aria-labelledby={`${id}-title`} data-fill={fill || undefined}>
      <header className={header}>
        <h2 className={title} id={`${id}-title`}>
          {collapsible ? (
            <button
              type="button"
              className={toggle}
              aria-expanded={open}
              aria-controls={`${id}-body`}
              onClick={() => setOwnOpen(!open)}
            >
              <span className={chevron}>
                <Icon icon={ChevronRight} size={14} />
              </span>
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        {open
          ? meta && <span className={metaClass}>{meta}</span>
          : summary && <span className={metaClass}>{summary}</span>}
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </header>
      <div className={body[padding]} id={`${id}-body`} hidden={!open}>
        {opened || printing ? children : null}
      </div>
    </section>
  );
}
