import { roleLabels } from '@lending-desk/domain/access';
import { type Colleague, matchingColleagues, mentionQueryAt } from '@lending-desk/domain/mentions';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FieldPopup } from '../../primitives/Field';
import { OptionList, OptionRow } from '../../primitives/Select';
import type { Read } from '../../primitives/States';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';

export type MentionPickerProps = {
  /** Those who may open the loan that `onLook` named last. */
  colleagues: Read<readonly Colleague[]>;
  /** Somebody looks for a colleague in a text area: what it names as `mentions`. */
  onLook: (loan: string) => void;
};

/** Where an '@' was typed, what stands behind it, and which of the colleagues Enter inserts. */
type Looking = {
  readonly area: HTMLTextAreaElement;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly at: number;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const rolesOf = ({ roles }: Colleague): string => {
  const labels: Readonly<Record<string, string>> = roleLabels;
  return roles.map(role => labels[role] ?? role).join(', ');
};

/** Offers colleagues behind an '@' in every text area of the page that has `mentions`. Typing narrows them, arrow keys
 *  choose, Enter or Tab inserts the name, Escape leaves the text as it is. The list stands in the box of its field, so
 *  that a dialog around the field has it, too. */
export function MentionPicker({ colleagues, onLook }: MentionPickerProps) {
  const id = useId();
  const listId = `${id}-list`;
  const [looking, setLooking] = useState<Looking | null>(null);
  const anchor = useRef<HTMLElement>(null);
  // An '@' that is meant as text: its list was closed with Escape, or its name is there.
  const plain = useRef<Pick<Looking, 'area' | 'from'>>(null);
  const found =
    looking && colleagues.state === 'ready' ? matchingColleagues(colleagues.value, looking.words) : [];
  const chosen = looking ? found[looking.at] : undefined;
  const chosenId = chosen && `${id}-${chosen.idString}`;
  const area = looking?.area;

  const look = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { mentions } = target.dataset;
    if (mentions === undefined) return;
    const query = mentionQueryAt(target.value, target.selectionStart);
    const isText = plain.current?.area === target && plain.current.from === query?.from;
    if (!isText) plain.current = null;
    anchor.current = target.parentElement;
    setLooking(query && !isText ? { area: target, at: 0, ...query } : null);
    if (query) onLook(mentions);
  });
  const close = () => {
    plain.current = looking;
    setLooking(null);
  };
  const insert = ({ fullName }: Colleague) => {
    if (!looking) return;
    close();
    looking.area.focus();
    looking.area.setRangeText(`@${fullName} `, looking.from, looking.to, 'end');
    looking.area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!looking || !chosen || event.target !== area) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Tab') return;
    // Before the field: Enter would begin a line, and Tab leave it.
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) insert(chosen);
    else setLooking(now => now && { ...now, at: (now.at + step + found.length) % found.length });
  });
  useEffect(() => {
    const onInput = ({ target }: Event) => look(target);
    // It is loaded with the first '@', which stands there by now.
    look(document.activeElement);
    document.addEventListener('input', onInput, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('keydown', press, true);
    };
  }, []);

  // Behind a whole name other words follow.
  const isOpen = looking !== null && (chosen !== undefined || !looking.words.includes(' '));
  // The text area renders no attributes of a list; without one it has none.
  useEffect(() => {
    if (!area || !isOpen) return;
    area.setAttribute('aria-controls', listId);
    return () => area.removeAttribute('aria-controls');
  }, [area, isOpen, listId]);
  useEffect(() => {
    if (!area || chosenId === undefined) return;
    area.setAttribute('aria-activedescendant', chosenId);
    return () => area.removeAttribute('aria-activedescendant');
  }, [area, chosenId]);

  if (!isOpen || !anchor.current) return null;
  const emptyText = emptyTextOf(colleagues, found);
  return createPortal(
    <>
      <FieldPopup open anchor={anchor} onDismiss={close}>
        <OptionList id={listId} role="listbox" aria-label="Colleagues" emptyText={emptyText}>
          {found.map((colleague, index) => (
            <OptionRow
              key={colleague.idString}
              id={`${id}-${colleague.idString}`}
              role="option"
              aria-selected={false}
              option={{ value: colleague.idString, label: colleague.fullName, hint: rolesOf(colleague) }}
              highlighted={index === looking.at}
              ticked={false}
              onMouseMove={() => setLooking(now => now && { ...now, at: index })}
              onClick={() => insert(colleague)}
            />
          ))}
        </OptionList>
      </FieldPopup>
      <VisuallyHidden role="status">
        {emptyText ?? `${found.length} ${found.length === 1 ? 'colleague' : 'colleagues'}`}
      </VisuallyHidden>
    </>,
    anchor.current,
  );
}

function emptyTextOf(
  colleagues: MentionPickerProps['colleagues'],
  found: readonly Colleague[],
): string | undefined {
  if (colleagues.state === 'loading') return 'Loading colleagues';
  if (colleagues.state === 'failed') return colleagues.message;
  return found.length === 0 ? 'Nobody of that name may open this loan' : undefined;
}
