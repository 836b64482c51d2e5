import {
  insertReadyComment,
  matchingReadyComments,
  type ReadyComment,
  type SlashQuery,
  slashQueryAt,
} from '@lending-desk/domain/comments';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { loadable } from '../Loadable';
import { TextArea, type TextAreaProps } from '../TextArea';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ReadyCommentPickerProps } from './ReadyCommentPicker';

// With the first '/', because most comments are typed without it.
const picker = loadable<ReadyCommentPickerProps>(
  async () => (await import('./ReadyCommentPicker')).ReadyCommentPicker,
);

export type ReadyCommentAreaProps = Omit<TextAreaProps, 'ref'> & {
  /** The ready-made comments, filled in. */
  comments: readonly ReadyComment[];
};

/** What is being looked for, and which of the matching comments Enter inserts. */
type Looking = SlashQuery & { readonly at: number };

/** A text area in which '/' offers ready-made comments. Typing narrows them, arrow keys choose, Enter or Tab inserts at
 *  the cursor, Escape leaves the text as it is. */
export function ReadyCommentArea({ comments, ...field }: ReadyCommentAreaProps) {
  const { value, onChange } = field;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [looking, setLooking] = useState<Looking | null>(null);
  // The place of a '/' that is meant as text, because its list was closed with Escape.
  const plain = useRef<number | null>(null);
  const cursor = useRef<number | null>(null);
  const found = looking ? matchingReadyComments(comments, looking.words) : [];
  const chosen = looking ? found[looking.at] : undefined;
  const optionId = (comment: ReadyComment) => `${id}-${comment.id}`;
  const chosenId = chosen && optionId(chosen);

  // The text area renders no attributes of a list; without one it has none.
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const attributes = { 'aria-controls': looking ? `${id}-list` : null, 'aria-activedescendant': chosenId };
    for (const [name, own] of Object.entries(attributes))
      if (own) node.setAttribute(name, own);
      else node.removeAttribute(name);
  }, [id, looking, chosenId]);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  }, [value]);

  const look = (text: string) => {
    const query = slashQueryAt(text, area.current?.selectionStart ?? text.length);
    if (query === null || text.charAt(plain.current ?? -1) !== '/') plain.current = null;
    setLooking(query === null || query.from === plain.current ? null : { at: 0, ...query });
  };
  const dismiss = () => {
    plain.current = looking?.from ?? null;
    setLooking(null);
  };
  const insert = (comment: ReadyComment) => {
    if (!looking) return;
    const done = insertReadyComment(value, looking, comment);
    cursor.current = done.cursor;
    setLooking(null);
    onChange(done.text);
    area.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!looking || !chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) insert(chosen);
    else setLooking(now => now && { ...now, at: (now.at + step + found.length) % found.length });
  };

  return (
    <div ref={box} onKeyDownCapture={onKey}>
      <TextArea
        {...field}
        ref={area}
        helper={field.helper ?? 'Type / for a ready-made comment, @ for a colleague'}
        onChange={text => {
          onChange(text);
          look(text);
        }}
      />
      {looking ? (
        <picker.View
          comments={found}
          at={looking.at}
          listId={`${id}-list`}
          optionId={optionId}
          anchor={box}
          onHighlight={at => setLooking(now => now && { ...now, at })}
          onPick={insert}
          onDismiss={dismiss}
        />
      ) : null}
      <VisuallyHidden role="status">
        {looking ? `${found.length} ready-made ${found.length === 1 ? 'comment' : 'comments'}` : ''}
      </VisuallyHidden>
    </div>
  );
}
