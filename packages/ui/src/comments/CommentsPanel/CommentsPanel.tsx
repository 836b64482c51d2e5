import { type Comment, commentToSend } from '@lending-desk/domain/comments';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../primitives/Button';
import type { Run } from '../../primitives/States';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { TextArea } from '../../primitives/TextArea';
import { CommentNote } from './CommentNote';
import { box, buttons, list, panel } from './CommentsPanel.css';

export type CommentsPanelProps = {
  /** Oldest first, as the server returns them; the panel shows newest first. */
  comments: readonly Comment[];
  /** The text in the box. The parent keeps it, so that it survives a reload. */
  draft: string;
  onDraft: (text: string) => void;
  onSave: (text: string) => void;
  /** State of the last save. @default idle */
  save?: Run | undefined;
  /** Why this user may not comment; the box is then hidden. @default allowed */
  whyNot?: string | undefined;
  /** The comment box, for a shortcut that focuses it. */
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The loan, as `TextArea` takes it. @default nobody is mentioned */
  mentions?: string | undefined;
  /** A notice about the draft, above the box. @default none */
  notice?: ReactNode;
};

/** Comments/Notes of the underwriters, with a box for a new one (CR-018, CR-019). Its box and buttons stay where they
 *  are, whatever is typed. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { comments, draft, onDraft, onSave, save = { state: 'idle' }, whyNot, boxRef } = props;
  const newestFirst = comments.toReversed();
  const saving = save.state === 'running';

  const send = () => {
    const text = commentToSend(draft);
    if (text !== null && !saving) onSave(text);
  };

  return (
    <section className={panel} aria-label="Comments and notes">
      {newestFirst.length === 0 ? (
        <div className={list}>
          <Text as="p" tone="tertiary">
            No comment yet.
          </Text>
        </div>
      ) : (
        <ul className={list} tabIndex={0} aria-label="Comments">
          {newestFirst.map(comment => (
            <CommentNote key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      <div className={box}>
        {whyNot === undefined ? (
          <>
            {props.notice}
            <TextArea
              label="Comment"
              hideLabel
              placeholder="Write a comment, @ for a colleague"
              mentions={props.mentions}
              value={draft}
              rows={4}
              maxRows={4}
              leavesOnEscape
              ref={boxRef}
              onChange={onDraft}
              onSubmit={send}
            />
            <StatusLine state={save.state}>
              {saving ? 'Saving' : save.state === 'failed' && save.message}
            </StatusLine>
            <div className={buttons}>
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
          </>
        ) : (
          <Text size="caption" tone="tertiary">
            {whyNot}
          </Text>
        )}
      </div>
    </section>
  );
}
