import {
  firstPdFault,
  isPdRevealed,
  type PdDraft,
  type PdFeedback,
  type PdField,
  type SectionState,
} from '@lending-desk/domain';
import { History } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { focusFirstInvalid } from '../../primitives/Field';
import { Panel } from '../../primitives/Panel';
import { onSubmitKey } from '../../primitives/Shortcuts';
import { StatusLine } from '../../primitives/StatusLine';
import { pdGroups } from './groups';
import { PastFeedbacks } from './PastFeedbacks';
import { PdQuestionRow } from './PdQuestion';
import { PdSkeleton } from './PdSkeleton';
import { foot, form, group as groupClass, heading, notice } from './PdTab.css';

export type PdTabProps = {
  /** 'loading' shows the shape of the form in grey. @default 'ready' */
  state?: 'ready' | 'loading' | undefined;
  /** The answers so far; kept by the parent, so that they survive a reload and a sign-in. */
  draft: PdDraft;
  onDraft: (draft: PdDraft) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** How the last save stands, with the words for the status line. @default idle */
  save?: { state: 'idle' | 'saving' | 'saved' | 'failed'; message?: string | undefined } | undefined;
  /** Called with a draft that has every answer it needs (CR-116). */
  onSave: (draft: PdDraft) => void;
  /** What was given before, newest first. */
  feedbacks: SectionState<readonly PdFeedback[]>;
  /** Why this person may not save; the form is then read-only. @default they may */
  whyNot?: string | undefined;
  /** News about the draft, above the questions. @default none */
  notice?: ReactNode;
};

const lineStates = { idle: 'idle', saving: 'running', saved: 'done', failed: 'failed' } as const;

/** The pre-disbursal call: questions in the order they are checked, of which only the branch that applies is shown,
 *  Save with its status line, and what was given before (CR-097). */
export function PdTab(props: PdTabProps) {
  const { draft, onDraft, save = { state: 'idle' }, onSave, whyNot } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const [pastOpen, setPastOpen] = useState(false);
  // The question Save last stopped at, and how often it stopped.
  const [stopped, setStopped] = useState<{ field: PdField; times: number } | null>(null);
  const found = stopped === null ? null : firstPdFault(draft);
  // Once the question is answered the line is silent until Save asks again.
  const fault = found !== null && found.field === stopped?.field ? found : null;
  const saving = save.state === 'saving';
  const disabled = whyNot !== undefined || saving;

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const answer = useCallback(
    (field: PdField, value: string) => onDraft({ ...latest.current, [field]: value }),
    [onDraft],
  );
  const send = () => {
    if (disabled) return;
    const missing = firstPdFault(draft);
    if (missing === null) {
      setStopped(null);
      onSave(draft);
    } else setStopped({ field: missing.field, times: (stopped?.times ?? 0) + 1 });
  };
  // The message is drawn first; only then is there a question that says it is wrong.
  useEffect(() => {
    if (stopped !== null) focusFirstInvalid(formRef.current);
  }, [stopped]);

  if (props.state === 'loading') return <PdSkeleton />;
  const past = props.feedbacks.state === 'ready' ? props.feedbacks.value.length : 0;
  return (
    <Panel
      title="PD Feedback"
      meta={props.draftNote}
      actions={
        <Button variant="plain" size="sm" icon={History} onClick={() => setPastOpen(true)}>
          {`Past feedbacks (${past})`}
        </Button>
      }
    >
      <form
        ref={formRef}
        className={form}
        aria-label="PD Feedback"
        noValidate
        onKeyDown={onSubmitKey(send)}
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        {whyNot === undefined ? null : (
          <div className={notice}>
            <Banner tone="neutral" title={whyNot} />
          </div>
        )}
        {props.notice ? <div className={notice}>{props.notice}</div> : null}
        {pdGroups.map(group => {
          const fields = group.fields.filter(field => isPdRevealed(field, draft));
          if (fields.length === 0) return null;
          return (
            <fieldset key={group.heading} className={groupClass}>
              <legend className={heading}>{group.heading}</legend>
              {fields.map(field => (
                <PdQuestionRow
                  key={field}
                  field={field}
                  answer={draft[field]}
                  error={fault?.field === field ? fault.message : null}
                  disabled={disabled}
                  onAnswer={answer}
                />
              ))}
            </fieldset>
          );
        })}
        <div className={foot}>
          <Button
            type="submit"
            variant="solid"
            kbd="Ctrl Enter"
            loading={saving}
            loadingLabel="Saving"
            disabledReason={whyNot}
          >
            Save
          </Button>
          <StatusLine state={fault ? 'failed' : lineStates[save.state]}>
            {fault ? fault.message : saving ? 'Saving' : save.message}
          </StatusLine>
        </div>
      </form>
      <PastFeedbacks open={pastOpen} onClose={() => setPastOpen(false)} feedbacks={props.feedbacks} />
    </Panel>
  );
}
