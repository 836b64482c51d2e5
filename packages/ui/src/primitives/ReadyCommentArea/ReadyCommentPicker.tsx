import type { ReadyComment } from '@lending-desk/domain/comments';
import type { RefObject } from 'react';
import { FieldPopup } from '../Field';
import { OptionList, OptionRow } from '../Select';
import { sheet } from './ReadyCommentPicker.css';

export type ReadyCommentPickerProps = {
  /** The comments that match what was typed. */
  comments: readonly ReadyComment[];
  /** Index of the comment that Enter inserts. */
  at: number;
  listId: string;
  optionId: (comment: ReadyComment) => string;
  /** The field below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  onHighlight: (index: number) => void;
  onPick: (comment: ReadyComment) => void;
  onDismiss: () => void;
};

/** The list of ready-made comments below the field. Focus stays in the field, which moves the highlight. */
export function ReadyCommentPicker(props: ReadyCommentPickerProps) {
  const { comments, at, listId, optionId, anchor, onHighlight, onPick, onDismiss } = props;
  return (
    <FieldPopup open anchor={anchor} onDismiss={onDismiss}>
      <div className={sheet}>
        <OptionList
          id={listId}
          role="listbox"
          aria-label="Ready-made comments"
          emptyText={comments.length === 0 ? 'No ready-made comment matches' : undefined}
        >
          {comments.map((comment, index) => (
            <OptionRow
              key={comment.id}
              id={optionId(comment)}
              role="option"
              aria-selected={false}
              option={{ value: comment.id, label: comment.title, hint: comment.text }}
              highlighted={index === at}
              ticked={false}
              onMouseMove={() => onHighlight(index)}
              onClick={() => onPick(comment)}
            />
          ))}
        </OptionList>
      </div>
    </FieldPopup>
  );
}
