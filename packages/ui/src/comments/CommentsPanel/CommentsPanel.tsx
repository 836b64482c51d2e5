import { type Comment, commentToSend } from '@lending-desk/domain/comments';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { TextArea } from '../../primitives/TextArea';
import { CommentNote } from './CommentNote';
import { box, buttons, grow, head, list, panel } from './CommentsPanel.css';

export type CommentsPanelProps = {
  /** Oldest first, as the server returns them; the panel shows newest first. */
  comments: readonly Comment[];
  /** The text in the box. The parent keeps it, so that it survives a reload. */
  draft: string;
  onDraft: (text: string) => void;
  onSave: (text: string) => void;
  /** State of the last save. @default idle */
  save?: { state: 'idle' | 'saving' | 'failed'; message?: string | undefined } | undefined;
  /** Why this user may not comment; the box is then hidden. @default allowed */
  whyNot?: string | undefined;
  /** The comment box; the shortcut N focuses it. */
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** A notice about the draft, above the box. @default none */
  notice?: ReactNode;
};

const shownAtFirst = 3;

/** Comments/Notes of the underwriters, with a box for a new one (CR-018, CR-019). */
export function CommentsPanel(props: CommentsPanelProps) {
  const { comments, draft, onDraft, onSave, save = { state: 'idle' }, whyNot, boxRef } = props;
  const [all, setAll] = useState(false);
  const newestFirst = [...comments].reverse();
  const shown = all ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const saving = save.state === 'saving';

  const send = () => {
    const text = commentToSend(draft);
    if (text !== null && !saving) onSave(text);
  };

  return (
    <section className={panel} aria-label="Comments and notes">
      <div className={head}>
        <Text as="h2" size="titleSm">
          Notes
        </Text>
        <Counter value={comments.length} />
        <span className={grow} />
        {comments.length > shownAtFirst ? (
          <Button variant="plain" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'View latest' : 'View all'}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <div className={list}>
          <Text as="p" tone="tertiary">
            No comment yet.
          </Text>
        </div>
      ) : (
        <ul className={list} tabIndex={0} aria-label="Comments">
          {shown.map(comment => (
            <CommentNote key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {whyNot === undefined ? (
        <div className={box}>
          {props.notice}
          <TextArea
            label="Comment"
            hideLabel
            placeholder="Write a comment"
            value={draft}
            rows={1}
            maxRows={6}
            kbd="N"
            leavesOnEscape
            ref={boxRef}
            onChange={onDraft}
            onSubmit={send}
          />
          {draft === '' && save.state === 'idle' ? null : (
            <div className={buttons}>
              <StatusLine
                state={save.state === 'saving' ? 'running' : save.state === 'failed' ? 'failed' : 'idle'}
              >
                {save.state === 'saving' ? 'Saving' : save.message}
              </StatusLine>
              <span className={grow} />
              <Button
                variant="plain"
                size="sm"
                onClick={() => onDraft('')}
                disabledReason={saving ? 'The comment is being saved' : undefined}
              >
                Cancel
              </Button>
              <Button
                variant="outline"
                size="sm"
                loading={saving}
                loadingLabel="Saving"
                kbd="Ctrl Enter"
                onClick={send}
              >
                Save
              </Button>
            </div>
          )}
        </div>
      ) : (
        <div className={box}>
          <Text size="caption" tone="tertiary">
            {whyNot}
          </Text>
        </div>
      )}
    </section>
  );
}
