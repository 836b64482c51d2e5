import { RefreshCw, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { Spinner } from '../Spinner';
import { Text } from '../Text';
import { groupLabel, input, label, list, note, search } from './CommandPalette.css';
import { type PaletteItem, PaletteOption } from './PaletteOption';

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };

export type PaletteFailure = { message: string; onRetry: () => void };

export type PaletteSearchProps = {
  /** What is typed. */
  query: string;
  /** Called with the text on each change. */
  onQueryChange: (query: string) => void;
  /** Search results in groups; an empty group is not shown. */
  groups: readonly PaletteGroup[];
  /** Called with the entry that somebody chooses. */
  onSelect: (item: PaletteItem) => void;
  /** More results are loading. @default false */
  loading?: boolean | undefined;
  /** Why the search failed, and how to retry. Results found without the failed part are still shown. @default none */
  failure?: PaletteFailure | undefined;
  /** Text for an empty result. @default 'Nothing matches' */
  empty?: string | undefined;
  /** Placeholder, also the accessible name. @default 'Search or jump to' */
  placeholder?: string | undefined;
};

/** The search field and its results: a combobox whose list is always open. */
export function PaletteSearch(props: PaletteSearchProps) {
  const { query, onQueryChange, groups, onSelect, loading = false } = props;
  // While retrying, the previous failure is hidden.
  const failure = loading ? undefined : props.failure;
  const { placeholder = 'Search or jump to', empty = 'Nothing matches' } = props;
  const items = groups.flatMap(group => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  // The active item can disappear when the query changes; the first one then becomes active.
  const active = Math.max(
    0,
    items.findIndex(item => item.id === chosen),
  );
  const activeId = items[active]?.id;

  useLayoutEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const step = (by: number) => setChosen(items[(active + by + items.length) % items.length]?.id ?? null);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const item = items[active];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'PageDown') setChosen(items.at(-1)?.id ?? null);
    else if (event.key === 'PageUp') setChosen(items[0]?.id ?? null);
    else if (event.key === 'Enter' && item) onSelect(item);
    else return;
    event.preventDefault();
  };

  const optionId = (itemId: string) => `${id}-${itemId}`;
  return (
    <>
      <div className={search}>
        <Icon icon={Search} />
        <input
          ref={fieldRef}
          className={input}
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={event => {
            setChosen(null);
            onQueryChange(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
        {loading ? <Spinner size={14} /> : null}
        <Kbd>Esc</Kbd>
      </div>
      {items.length > 0 ? (
        <div
          ref={listRef}
          id={`${id}-list`}
          className={list}
          role="listbox"
          aria-label="Results"
          aria-busy={loading}
        >
          {groups.map((group, position) =>
            group.items.length === 0 ? null : (
              <div key={group.label} role="group" aria-labelledby={`${id}-group-${position}`}>
                <div id={`${id}-group-${position}`} className={groupLabel}>
                  {group.label}
                </div>
                {group.items.map(item => (
                  <PaletteOption
                    key={item.id}
                    item={item}
                    id={optionId(item.id)}
                    active={item.id === activeId}
                    onChoose={() => onSelect(item)}
                    onPoint={() => setChosen(item.id)}
                  />
                ))}
              </div>
            ),
          )}
        </div>
      ) : null}
      <div role="status">
        {items.length > 0 || failure ? null : <p className={note}>{loading ? 'Searching' : empty}</p>}
      </div>
      {failure ? (
        <div className={note}>
          <div role="alert" className={label}>
            <Text as="p" weight="medium" tone="reject">
              The search failed
            </Text>
            <p>{failure.message}</p>
          </div>
          <Button
            size="sm"
            icon={RefreshCw}
            onClick={() => {
              // The button disappears with the failure, so focus returns to the search field.
              fieldRef.current?.focus();
              failure.onRetry();
            }}
          >
            Retry
          </Button>
        </div>
      ) : null}
    </>
  );
}
